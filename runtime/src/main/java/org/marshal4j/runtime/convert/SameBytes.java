package org.marshal4j.runtime.convert;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.marshal4j.runtime.step.NamedMarshallers;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.SchemaField;
import org.marshal4j.schema.wire.WireType;

/**
 * Finds values whose bytes stay the same, whatever they are. Types may contain each other, so two types are the same
 * unless a difference is found in what they hold. Remembers its results; not thread-safe.
 */
final class SameBytes {
    private final Function<String, Schema> former;
    private final Function<String, Schema> today;
    private final NamedMarshallers handWritten;
    private final Map<TypePair, Pair> known = new HashMap<>();
    private final Deque<Pair> pending = new ArrayDeque<>();

    /** Two types, and those that differ if they do. */
    private static final class Pair {
        final TypePair types;
        final List<Pair> holders = new ArrayList<>();
        boolean differs;

        Pair(TypePair types) {
            this.types = types;
        }
    }

    SameBytes(Function<String, Schema> former, Function<String, Schema> today, NamedMarshallers handWritten) {
        this.former = former;
        this.today = today;
        this.handWritten = handWritten;
    }

    /** Whether every former value has the same bytes today. */
    boolean are(WireType was, WireType is) {
        List<TypePair> held = new ArrayList<>();
        if (!SameWire.are(was, is, held, former, today, handWritten)) {
            return false;
        }
        for (TypePair types : held) {
            if (!areObjects(types)) {
                return false;
            }
        }
        return true;
    }

    private boolean areObjects(TypePair types) {
        Pair pair = pair(types);
        // Without recursion, since a type may hold others in a chain that is longer than the stack is deep.
        while (!pending.isEmpty()) {
            compare(pending.remove());
        }
        return !pair.differs;
    }

    private Pair pair(TypePair types) {
        Pair pair = known.get(types);
        if (pair == null) {
            pair = new Pair(types);
            known.put(types, pair);
            pending.add(pair);
        }
        return pair;
    }

    private void compare(Pair pair) {
        List<TypePair> held = new ArrayList<>();
        if (!areFields(pair.types, held)) {
            differ(pair);
            return;
        }
        for (TypePair types : held) {
            Pair part = pair(types);
            part.holders.add(pair);
            if (part.differs) {
                differ(pair);
            }
        }
    }

    private boolean areFields(TypePair types, List<TypePair> held) {
        List<SchemaField> was = former.apply(types.was()).fields();
        List<SchemaField> is = today.apply(types.is()).fields();
        if (was.size() != is.size()) {
            return false;
        }
        for (int i = 0; i < was.size(); i++) {
            SchemaField one = was.get(i);
            SchemaField other = is.get(i);
            boolean isSameField = one.isVersionedBlock()
                    ? other.isVersionedBlock()
                    : one.name().equals(other.name());
            if (!isSameField || !SameWire.are(one.type(), other.type(), held, former, today, handWritten)) {
                return false;
            }
        }
        return true;
    }

    private static void differ(Pair first) {
        Deque<Pair> different = new ArrayDeque<>();
        different.add(first);
        while (!different.isEmpty()) {
            Pair pair = different.remove();
            if (!pair.differs) {
                pair.differs = true;
                for (Pair holder : pair.holders) {
                    different.add(holder);
                }
            }
        }
    }
}
