import {
  moneySchema,
  operationSchema,
  type OperationSchema,
  schema,
  type Schema,
} from '@frontdesk/core/schema'
import * as z from 'zod'
import {
  type AddOnGroupChange,
  type AddOnGroupDetail,
  createAddOnGroup,
  type CreateAddOnGroupInput,
  deleteAddOnGroup,
  type DeleteAddOnGroupInput,
  listAddOnGroups,
  type ListAddOnGroupsInput,
  type NewAddOnGroup,
  setAddOnsForGroup,
  type SetAddOnsForGroupInput,
  updateAddOnGroup,
  type UpdateAddOnGroupInput,
} from './add-on-groups.ts'
import { addOnGroupSchema, writtenAddOnGroupSchema } from './model.schema.ts'

const maybe = z.exactOptional

const id = (): z.ZodString => z.string().min(1)

/** The fields of a group of add-ons that a caller may write. */
export const newAddOnGroupSchema: Schema<NewAddOnGroup> = /* @__PURE__ */ schema<NewAddOnGroup>()(() =>
  writtenAddOnGroupSchema()
    .omit({ id: true })
    .extend({ name: z.string().min(1).max(100) }),
)

export const addOnGroupChangeSchema: Schema<AddOnGroupChange> = /* @__PURE__ */ schema<AddOnGroupChange>()(
  () => writtenAddOnGroupSchema().extend({ id: id() }),
)

export const addOnGroupDetailSchema: Schema<AddOnGroupDetail> = /* @__PURE__ */ schema<AddOnGroupDetail>()(
  () =>
    z.looseObject({
      groupId: maybe(z.string()),
      groupName: maybe(z.string()),
      groupNameTranslated: maybe(z.string()),
      maxNumberOfAddOns: maybe(z.number()),
      prompt: maybe(z.string()),
      promptTranslated: maybe(z.string()),
      addOns: maybe(
        z.array(
          z.looseObject({
            addOnId: maybe(z.string()),
            name: maybe(z.string()),
            nameTranslated: maybe(z.string()),
            price: maybe(moneySchema()),
            durationInMinutes: maybe(z.number()),
            maxQuantity: maybe(z.number()),
          }),
        ),
      ),
    }),
)

export const createAddOnGroupInputSchema: Schema<CreateAddOnGroupInput> =
  /* @__PURE__ */ schema<CreateAddOnGroupInput>()(() =>
    z.looseObject({ serviceId: id(), addOnGroup: newAddOnGroupSchema() }),
  )

export const updateAddOnGroupInputSchema: Schema<UpdateAddOnGroupInput> =
  /* @__PURE__ */ schema<UpdateAddOnGroupInput>()(() =>
    z.looseObject({
      serviceId: id(),
      addOnGroup: addOnGroupChangeSchema(),
      mask: maybe(z.array(z.string().min(1))),
    }),
  )

export const deleteAddOnGroupInputSchema: Schema<DeleteAddOnGroupInput> =
  /* @__PURE__ */ schema<DeleteAddOnGroupInput>()(() =>
    z.looseObject({ serviceId: id(), addOnGroupId: id() }),
  )

export const listAddOnGroupsInputSchema: Schema<ListAddOnGroupsInput> =
  /* @__PURE__ */ schema<ListAddOnGroupsInput>()(() =>
    z.looseObject({ serviceId: id(), groupIds: maybe(z.array(z.string()).max(3)) }),
  )

export const setAddOnsForGroupInputSchema: Schema<SetAddOnsForGroupInput> =
  /* @__PURE__ */ schema<SetAddOnsForGroupInput>()(() =>
    z.looseObject({ serviceId: id(), groupId: id(), addOnIds: z.array(id()).min(1).max(7) }),
  )

export const addOnGroupSchemas: readonly OperationSchema[] = [
  /* @__PURE__ */ operationSchema(createAddOnGroup, createAddOnGroupInputSchema, addOnGroupSchema),
  /* @__PURE__ */ operationSchema(updateAddOnGroup, updateAddOnGroupInputSchema, addOnGroupSchema),
  /* @__PURE__ */ operationSchema(deleteAddOnGroup, deleteAddOnGroupInputSchema),
  /* @__PURE__ */ operationSchema(listAddOnGroups, listAddOnGroupsInputSchema, addOnGroupDetailSchema),
  /* @__PURE__ */ operationSchema(setAddOnsForGroup, setAddOnsForGroupInputSchema, addOnGroupSchema),
]
