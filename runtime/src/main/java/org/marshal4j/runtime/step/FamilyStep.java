package org.marshal4j.runtime.step;

import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.StopBit;
import org.marshal4j.runtime.generated.TypeIds;
import org.marshal4j.schema.Schema;

/**
 * Steps over an object of any class of a family: a type id, -1 for null, then the fields.
 *
 * @param family the schema of the root
 * @param members the steps over the fields, by type id
 * @param nullable whether null is allowed
 */
record FamilyStep(Schema family, NumberedSteps members, boolean nullable) implements Step {
    @Override
    public void over(int depth, Input in) {
        int id = StopBit.read(in);
        if (id < 0) {
            Ends.requireNullable(nullable);
            return;
        }
        Step member = members.get(id);
        if (member == null) {
            throw TypeIds.unknown(id, family);
        }
        member.over(depth, in);
    }
}
