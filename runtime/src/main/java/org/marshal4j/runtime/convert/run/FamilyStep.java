package org.marshal4j.runtime.convert.run;

import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.runtime.StopBit;
import org.marshal4j.runtime.convert.value.NullBytes;
import org.marshal4j.runtime.convert.value.Refused;
import org.marshal4j.schema.MissingSchema;
import org.marshal4j.schema.Schema;

/** Converts an object of any class of a family. */
public final class FamilyStep extends ConvertStep {
    private final Schema was;
    private final String root;
    private final Numbered members;
    private final NullBytes none;

    private FamilyStep(Schema was, String root, Numbered members, NullBytes none) {
        this.was = was;
        this.root = root;
        this.members = members;
        this.none = none;
    }

    /**
     * Creates the step.
     *
     * @param was the former root
     * @param root the name of today's root
     */
    public static ConvertStep of(Schema was, String root, Numbered members, NullBytes none) {
        return new FamilyStep(was, root, members, none);
    }

    @Override
    public void convert(Run run, Input in, Output out) {
        int id = StopBit.read(in);
        if (id < 0) {
            none.write(out);
            return;
        }
        Numbered.Member member = members.of(id);
        if (member == null) {
            throw new MarshalException(RuntimeProblem.IMPOSSIBLE_VALUE, MissingSchema.ofTypeId(id, was));
        }
        ConvertStep object = member.value();
        if (object == null) {
            throw Refused.impossible(root + " no longer has " + member.name());
        }
        StopBit.write(member.today(), out);
        object.convert(run, in, out);
    }
}
