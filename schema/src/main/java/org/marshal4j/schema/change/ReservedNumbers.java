package org.marshal4j.schema.change;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.SchemaField;
import org.marshal4j.schema.field.FieldNames;
import org.marshal4j.schema.wire.Listable;
import org.marshal4j.schema.wire.WireType;

/**
 * Finds numbers of constants, known values and listed classes that a field no longer had and now has again, with
 * another meaning. One rule speaks for all the numbers of a field, so an accepted change says nothing about others. If
 * a constant only got another number, that was the accepted change.
 */
final class ReservedNumbers {
    private final Map<String, SchemaField> former;
    private final Map<String, SchemaField> accepted;
    private final Map<String, SchemaField> now;

    /**
     * Creates it for a change.
     *
     * @param former a former schema
     * @param accepted the accepted schema
     */
    ReservedNumbers(Schema former, Schema accepted, Schema now) {
        this.former = fields(former);
        this.accepted = fields(accepted);
        this.now = fields(now);
    }

    /** The fields by their names; a name that an own field and an inherited one have is that of the own one. */
    private static Map<String, SchemaField> fields(Schema schema) {
        Map<String, SchemaField> fields = new HashMap<>(FieldNames.of(schema.plainFields()));
        fields.putAll(FieldNames.of(schema.ownFields()));
        return fields;
    }

    /**
     * Tells whether a field has such a number.
     *
     * @param name the name of the field
     */
    boolean isReused(String name) {
        SchemaField was = former.get(name);
        SchemaField known = accepted.get(name);
        SchemaField is = now.get(name);
        return was != null && known != null && is != null && isReused(was.type(), known.type(), is.type());
    }

    // The recursion is bounded, because the parser limits how deep wire types are nested.
    private static boolean isReused(WireType formerType, WireType acceptedType, WireType nowType) {
        WireShape was = WireShape.of(formerType);
        WireShape known = WireShape.of(acceptedType);
        WireShape is = WireShape.of(nowType);
        if (!was.kind().equals(is.kind()) || !known.kind().equals(is.kind())) {
            return false;
        }
        if (isReused(was.constants(), known.constants(), is.constants())
                || isReused(was.known(), known.known(), is.known())
                || isReused(was.listed(), known.listed(), is.listed())) {
            return true;
        }
        for (int i = 0; i < is.parts().size(); i++) {
            if (isReused(was.parts().get(i), known.parts().get(i), is.parts().get(i))) {
                return true;
            }
        }
        return false;
    }

    private static boolean isReused(List<String> was, List<String> known, List<String> is) {
        for (int i = known.size(); i < Math.min(was.size(), is.size()); i++) {
            if (!was.get(i).equals(is.get(i)) && !known.contains(was.get(i))) {
                return true;
            }
        }
        return false;
    }

    private static boolean isReused(
            SortedMap<Integer, WireType> was, SortedMap<Integer, WireType> known, SortedMap<Integer, WireType> is) {
        return is.entrySet().stream().anyMatch(entry -> {
            WireType former = was.get(entry.getKey());
            WireType accepted = known.get(entry.getKey());
            return former != null
                    && (accepted == null
                            ? !isNamed(former, entry.getValue())
                                    && known.values().stream().noneMatch(other -> isNamed(former, other))
                            : isReused(former, accepted, entry.getValue()));
        });
    }

    private static boolean isNamed(WireType one, WireType other) {
        return Listable.nameOf(one).equals(Listable.nameOf(other));
    }
}
