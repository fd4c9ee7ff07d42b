package org.marshal4j.runtime.convert.run;

import java.util.Map;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.StopBit;
import org.marshal4j.runtime.convert.value.NullBytes;
import org.marshal4j.runtime.convert.value.Refused;
import org.marshal4j.runtime.convert.value.SharedObjects;

/**
 * Converts a reference to a shared object. The first one in today's bytes is followed by the object, from wherever it is
 * in the former bytes; all others have its number.
 */
public final class ReferenceStep extends ConvertStep {
    private final Map<String, Target> targets;
    private final String declared;
    private final NullBytes none;

    /**
     * What an object becomes.
     *
     * @param type today's class
     * @param id its number in the family; -1 if the reference is not to a family
     * @param fields converts the fields
     */
    public record Target(String type, int id, ConvertStep fields) {}

    private ReferenceStep(Map<String, Target> targets, String declared, NullBytes none) {
        this.targets = targets;
        this.declared = declared;
        this.none = none;
    }

    /**
     * Creates the step.
     *
     * @param targets what objects become, by their former classes
     * @param declared the class or family of the reference today
     */
    public static ConvertStep of(Map<String, Target> targets, String declared, NullBytes none) {
        return new ReferenceStep(targets, declared, none);
    }

    @Override
    public void convert(Run run, Input in, Output out) {
        int former = StopBit.read(in);
        if (former == SharedObjects.NULL) {
            none.write(out);
            return;
        }
        SharedObjects objects = run.shared();
        int index = former == SharedObjects.NEW ? objects.at(in.position()) : former - SharedObjects.FIRST;
        long behind = former == SharedObjects.NEW ? objects.end(index) : in.position();
        String was = objects.formerType(index);
        Target target = targets.get(was);
        if (target == null) {
            throw Refused.impossible(declared + " no longer has " + was);
        }
        int number = objects.number(index);
        if (number == 0) {
            object(run, in, out, objects, index, target);
        } else if (objects.type(index).equals(target.type)) {
            StopBit.write(number, out);
        } else {
            throw Refused.impossible(
                    "the object is a " + objects.type(index) + " elsewhere, and a " + target.type + " here");
        }
        in.takeAt(behind, 0);
    }

    private static void object(Run run, Input in, Output out, SharedObjects objects, int index, Target target) {
        StopBit.write(SharedObjects.NEW, out);
        if (target.id >= 0) {
            StopBit.write(target.id, out);
        }
        // Before its fields, which may refer to it.
        objects.write(index, target.type);
        in.takeAt(objects.content(index), 0);
        target.fields.convert(run, in, out);
    }
}
