package org.marshal4j.runtime.convert.run;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.runtime.StopBit;
import org.marshal4j.runtime.convert.value.Bytes;
import org.marshal4j.runtime.convert.value.DynamicKey;
import org.marshal4j.runtime.convert.value.NullBytes;
import org.marshal4j.runtime.convert.value.Refused;
import org.marshal4j.runtime.generated.Counts;
import org.marshal4j.runtime.generated.dynamic.DynamicScalars;
import org.marshal4j.runtime.generated.value.Checks;
import org.marshal4j.runtime.step.Ends;
import org.marshal4j.schema.wire.DynamicTag;
import org.marshal4j.schema.wire.Listable;
import org.marshal4j.schema.wire.WireType;

/** Converts a dynamic value: objects of listed classes are converted and get today's numbers, others are copied. */
public final class DynamicStep extends ConvertStep {
    private final WireType.Dynamic was;
    private final Numbered listed;
    private final Map<DynamicTag, ConvertStep> scalars;
    private final NullBytes none;
    private final ConvertStep parts;

    private DynamicStep(
            WireType.Dynamic was,
            Numbered listed,
            Map<DynamicTag, ConvertStep> scalars,
            NullBytes none,
            @Nullable ConvertStep parts) {
        this.was = was;
        this.listed = listed;
        this.scalars = scalars;
        this.none = none;
        this.parts = parts == null ? this : parts;
    }

    /**
     * Creates the step.
     *
     * @param scalars copy values of other classes
     * @param parts converts the elements of lists and the values of maps; null if this step does
     */
    public static ConvertStep of(
            WireType.Dynamic was,
            Numbered listed,
            Map<DynamicTag, ConvertStep> scalars,
            NullBytes none,
            @Nullable ConvertStep parts) {
        return new DynamicStep(was, listed, scalars, none, parts);
    }

    @Override
    public void convert(Run run, Input in, Output out) {
        DynamicTag tag = DynamicScalars.readTag(in, !was.listed().isEmpty());
        if (tag == DynamicTag.NULL) {
            Ends.requireNullable(was.nullable());
            none.write(out);
            return;
        }
        StopBit.write(tag.number(), out);
        switch (tag) {
            case LISTED -> listed(run, in, out);
            case LIST -> list(run, in, out);
            case MAP -> map(run, in, out);
            default -> {
                ConvertStep scalar = scalars.get(tag);
                if (scalar != null) {
                    scalar.convert(run, in, out);
                }
            }
        }
    }

    private void listed(Run run, Input in, Output out) {
        int number = StopBit.read(in);
        Numbered.Member type = listed.of(number);
        if (type == null) {
            throw new MarshalException(
                    RuntimeProblem.IMPOSSIBLE_VALUE, DynamicTag.unlisted(number, Listable.names(was)));
        }
        ConvertStep value = type.value();
        if (value == null) {
            throw Refused.impossible("the field no longer lists " + type.name());
        }
        StopBit.write(type.today(), out);
        value.convert(run, in, out);
    }

    private int begin(Run run, Input in, Output out) {
        Checks.depth(run.depth);
        run.depth++;
        int count = Counts.read(in);
        Ends.requireNullable(count >= 0);
        StopBit.write(count, out);
        return count;
    }

    private void list(Run run, Input in, Output out) {
        int count = begin(run, in, out);
        int i = 0;
        try {
            for (; i < count; i++) {
                parts.convert(run, in, out);
            }
        } catch (RuntimeException e) {
            throw run.failed(e, "[" + i + "]", in.position());
        }
        run.depth--;
    }

    private void map(Run run, Input in, Output out) {
        int count = begin(run, in, out);
        long key = -1;
        try {
            for (int i = 0; i < count; i++) {
                key = -1;
                long start = in.position();
                Ends.text(in);
                Bytes.copy(start, in.position() - start, in, out);
                key = start;
                parts.convert(run, in, out);
            }
        } catch (RuntimeException e) {
            throw run.failed(e, key < 0 ? "" : name(key, in), in.position());
        }
        run.depth--;
    }

    private static String name(long key, Input in) {
        long behind = in.position();
        in.position(key);
        String name = in.readUtf8();
        in.position(behind);
        return DynamicKey.step(String.valueOf(name));
    }
}
