package org.marshal4j.runtime.view;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.memory.Input;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.WireType;

/**
 * Steps over the values of a field by the schema, for generated views: no more of the bytes is checked than where a value ends, and nothing
 * is read. How is found out when it is first asked for. Thread-safe.
 */
public final class Skip {
    private final Marshaller<?> marshaller;
    private final int field;
    private volatile @Nullable Found found;

    /** What was found out: a step, or that there is none. */
    private record Found(@Nullable Step step) {}

    private Skip(Marshaller<?> marshaller, int field) {
        this.marshaller = marshaller;
        this.field = field;
    }

    /**
     * For a field.
     *
     * @param marshaller of the type that has it
     * @param field its index in the order of the wire
     */
    public static Skip of(Marshaller<?> marshaller, int field) {
        return new Skip(marshaller, field);
    }

    /**
     * Steps over a value.
     *
     * @param depth how many objects are around the one that has it
     * @return false if only reading tells where it ends, since hand-written code does; nothing has moved
     * @throws org.marshal4j.runtime.problem.MarshalException MARSHAL203, MARSHAL205 and the like where the bytes have no end; MARSHAL207 and
     *     MARSHAL223 beyond the limits of the read
     */
    public boolean over(int depth, Input in) {
        Step step = step();
        if (step == null) {
            return false;
        }
        step.over(depth, in);
        return true;
    }

    /** The step over a collection, map or array, by these for what it holds where there is none of its own. */
    CountedStep counted(@Nullable Step first, @Nullable Step second) {
        if (step() instanceof CountedStep known) {
            return known;
        }
        WireType type = type(marshaller.schema());
        int max = type instanceof WireType.MapOf map ? map.max() : ((WireType.ListOf) type).max();
        return CountedStep.of(Objects.requireNonNull(first), second, max, type.nullable());
    }

    private WireType type(Schema schema) {
        return schema.plainFields().get(field).type();
    }

    /** The step; null if there is none. */
    @Nullable
    Step step() {
        Found known = found;
        if (known == null) {
            Schema schema = marshaller.schema();
            known = new Found(Steps.of(type(schema), schema));
            found = known;
        }
        return known.step;
    }
}
