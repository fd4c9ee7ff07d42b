package org.marshal4j.runtime.view;

import org.marshal4j.runtime.generated.TypeIds;
import org.marshal4j.runtime.memory.Input;
import org.marshal4j.runtime.memory.StopBit;
import org.marshal4j.schema.Schema;

/**
 * Over an object of any class of a family: a type id, -1 for null, and the fields.
 *
 * @param family of the root
 * @param members by type id, over the fields
 * @param nullable whether null is possible
 */
record FamilyStep(Schema family, NumberedSteps members, boolean nullable) implements Step {
    @Override
    public void over(int depth, Input in) {
        int id = StopBit.read(in);
        if (id < 0) {
            Walk.requireNullable(nullable);
            return;
        }
        Step member = members.get(id);
        if (member == null) {
            throw TypeIds.unknown(id, family);
        }
        member.over(depth, in);
    }
}
