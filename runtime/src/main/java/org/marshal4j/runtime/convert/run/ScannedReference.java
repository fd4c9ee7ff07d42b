package org.marshal4j.runtime.convert.run;

import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.runtime.StopBit;
import org.marshal4j.runtime.convert.value.SharedObjects;

/** Steps over a former reference to a shared object, and keeps where the object is. Writes nothing. */
public final class ScannedReference extends ConvertStep {
    private final Set<String> types;
    private final @Nullable Numbered members;
    private final String type;
    private final @Nullable ConvertStep object;

    private ScannedReference(Set<String> types, @Nullable Numbered members, String type, @Nullable ConvertStep object) {
        this.types = types;
        this.members = members;
        this.type = type;
        this.object = object;
    }

    /**
     * Creates the step for objects of one class.
     *
     * @param object steps over the fields of an object
     */
    public static ScannedReference of(String type, ConvertStep object) {
        return new ScannedReference(Set.of(type), null, type, object);
    }

    /**
     * Creates the step for objects of a family.
     *
     * @param types the names of the classes
     * @param members steps over the fields of an object of each class
     */
    public static ScannedReference of(Set<String> types, Numbered members) {
        return new ScannedReference(types, members, "", null);
    }

    @Override
    public void convert(Run run, Input in, Output out) {
        int number = StopBit.read(in);
        if (number == SharedObjects.NULL) {
            return;
        }
        SharedObjects objects = run.shared();
        if (number != SharedObjects.NEW) {
            if (!objects.has(number) || !types.contains(objects.formerType(number - SharedObjects.FIRST))) {
                throw new MarshalException(
                        RuntimeProblem.IMPOSSIBLE_VALUE,
                        "reference to object number " + number + ", which is no object of this type");
            }
            return;
        }
        long start = in.position();
        String found = type;
        ConvertStep fields = object;
        if (members != null) {
            int id = StopBit.read(in);
            Numbered.Member member = members.of(id);
            if (member == null) {
                throw new MarshalException(RuntimeProblem.IMPOSSIBLE_VALUE, "type id " + id + " is not in the family");
            }
            found = member.name();
            fields = member.value();
        }
        int index = objects.add(start, found, in.position());
        if (fields != null) {
            fields.convert(run, in, out);
        }
        objects.end(index, in.position());
    }
}
