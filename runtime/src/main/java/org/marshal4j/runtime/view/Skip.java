package org.marshal4j.runtime.view;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.step.CountedStep;
import org.marshal4j.runtime.step.Step;
import org.marshal4j.runtime.step.Steps;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.wire.WireType;

/**
 * Steps over the values of a field by its schema, for generated views: only the end of each value is checked, and
 * nothing is read. Finds out how on first use. Thread-safe.
 */
public final class Skip {
    private static final int FAMILY = -1;

    private final Marshaller<?> marshaller;
    private final int field;
    private final boolean isKey;
    private volatile @Nullable Found found;

    /** The step that was found, or the result that there is none. */
    private record Found(@Nullable Step step) {}

    private Skip(Marshaller<?> marshaller, int field, boolean isKey) {
        this.marshaller = marshaller;
        this.field = field;
        this.isKey = isKey;
    }

    /**
     * Creates the skip for a field.
     *
     * @param marshaller the marshaller of the type that has the field
     * @param field the field's index in wire order
     * @return the skip
     */
    public static Skip of(Marshaller<?> marshaller, int field) {
        return new Skip(marshaller, field, false);
    }

    /**
     * Creates the skip for the keys of a field of entries.
     *
     * @param marshaller the marshaller of the type that has the field
     * @param field the field's index in wire order
     * @return the skip
     */
    public static Skip ofKey(Marshaller<?> marshaller, int field) {
        return new Skip(marshaller, field, true);
    }

    /**
     * Creates the skip for whole messages of a family.
     *
     * @param root the marshaller of the root
     */
    static Skip ofFamily(Marshaller<?> root) {
        return new Skip(root, FAMILY, false);
    }

    /**
     * Steps over a value.
     *
     * @param depth the number of objects around the one that has the field
     * @param in the input
     * @return false if only hand-written code can tell where the value ends; nothing has moved
     * @throws org.marshal4j.runtime.MarshalException such as MARSHAL203 and MARSHAL205 if the value does not
     *     end; MARSHAL207 and MARSHAL223 beyond the limits of the read
     */
    public boolean over(int depth, Input in) {
        Step step = step();
        if (step == null) {
            return false;
        }
        step.over(depth, in);
        return true;
    }

    /**
     * Returns the step over a collection, map or array, which uses the given steps for elements that have none of their
     * own.
     */
    CountedStep counted(@Nullable Step first, @Nullable Step second) {
        if (step() instanceof CountedStep known) {
            return known;
        }
        WireType type = type(marshaller.schema());
        return CountedStep.of(Objects.requireNonNull(first), second, type.most(), type.nullable());
    }

    private WireType type(Schema schema) {
        if (field == FAMILY) {
            return new WireType.Family(schema.type(), false);
        }
        WireType type = schema.plainFields().get(field).type();
        return isKey ? ((WireType.EntryOf) type).key() : type;
    }

    /** Returns the step; null if there is none. */
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
