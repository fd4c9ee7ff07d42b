package org.marshal4j.tools.filter;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.marshal4j.runtime.ArraySource;
import org.marshal4j.runtime.Input;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.SchemaId;
import org.marshal4j.tools.type.MessageType;

/**
 * Reads fields by a plan that is made once for the type: it passes over the rest of a message without looking at it.
 */
final class PlannedReader implements Reader {
    private final Part plan;
    private final boolean hasId;
    private final ArraySource source = new ArraySource();

    private PlannedReader(Part plan, boolean hasId) {
        this.plan = plan;
        this.hasId = hasId;
    }

    /** {@return a reader of fields; empty if some of them can only be found by a walk} */
    static Optional<Reader> of(MessageType type, List<String> paths) {
        Map<String, Integer> slots = new TreeMap<>();
        paths.forEach(path -> slots.put(path, slots.size()));
        Schema schema = type.schema();
        try {
            PlanMaker maker = new PlanMaker(type.schema(), type.schemas());
            Wanted wanted = Wanted.of(slots);
            Part plan = schema.isFamily() ? maker.family(schema, wanted) : maker.object(schema, wanted);
            return Optional.of(new PlannedReader(plan, schema.hasSchemaId()));
        } catch (UnsupportedOperationException e) {
            return Optional.empty();
        }
    }

    @Override
    public int read(byte[] array, int from, int limit, Slots slots) {
        Input in = source.show(array, from, limit - from);
        if (hasId) {
            in.skip(SchemaId.SIZE);
        }
        plan.run(in, slots);
        return (int) in.position();
    }
}
