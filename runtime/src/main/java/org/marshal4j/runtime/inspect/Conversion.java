package org.marshal4j.runtime.inspect;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.runtime.StopBit;
import org.marshal4j.runtime.generated.VersionedBlocks;
import org.marshal4j.schema.FixedSizes;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.SchemaField;
import org.marshal4j.schema.change.SchemaChanges;
import org.marshal4j.schema.wire.WireType;
import org.marshal4j.schema.wire.WireTypeVisitor;

/** Converts the bytes of one schema of a type to another, field by field, by their names. Not thread-safe. */
final class Conversion {
    private static final Deque<Located> NONE = new ArrayDeque<>();

    private final Function<String, Schema> former;
    private final Function<String, Schema> today;
    private final WireCursor in;
    private final Output out;
    private final FixedSizes formerSizes;
    private final LeafConversion leaves;
    private final StringBuilder path = new StringBuilder();
    private final Set<String> compared = new HashSet<>();
    private int depth;

    Conversion(Function<String, Schema> former, Function<String, Schema> today, WireCursor in, Output out) {
        this.former = former;
        this.today = today;
        this.in = in;
        this.out = out;
        this.formerSizes = new FixedSizes(former);
        this.leaves = new LeafConversion(in, out, new FixedSizes(today));
    }

    /** After a failure: the path to the field that failed. */
    String path() {
        return path.toString();
    }

    void root(Schema was, Schema is) {
        if (was.isFamily() != is.isFamily()) {
            throw impossible("only one of the two schemas is that of a family");
        }
        if (is.isFamily()) {
            family(was, is, false);
        } else {
            object(was, is);
        }
    }

    /** Converts one object, whose bytes start with its fields or its first versioned block. */
    private void object(Schema was, Schema is) {
        Levels.check(depth++, was);
        if (compared.add(was.type() + " " + is.type())) {
            refuseUnknownNames(was, is);
        }
        // A subclass may have a field with the name of one in its superclass: the superclass's comes first.
        Map<String, Deque<Located>> there = located(was);
        long end = in.offset();
        long block = -1;
        int known = is.fields().size();
        for (int i = 0; i < is.fields().size(); i++) {
            SchemaField field = is.fields().get(i);
            if (field.isVersionedBlock()) {
                close(block);
                block = VersionedBlocks.begin(out);
                known = LaterFields.begin(
                        is.fields(), i, name -> !there.getOrDefault(name, NONE).isEmpty(), WireType::hasDefault);
            } else if (i < known) {
                field(there.getOrDefault(field.name(), new ArrayDeque<>()).poll(), field);
            }
        }
        close(block);
        in.moveTo(end);
        depth--;
    }

    /**
     * Refuses fields that may have been renamed: their values, under the former name, must not be taken for missing.
     */
    private void refuseUnknownNames(Schema was, Schema is) {
        SchemaChanges.possibleRenames(was, is).forEach((present, former) -> {
            path.append(path.length() == 0 ? "" : ".").append(present);
            throw impossible("it has the place and wire type that " + former + " had in " + was.type()
                    + ", which is gone: it may be a new name or another field. Say which, with Schemas.renamed or"
                    + " Schemas.dropped, or take the former schemas from a lock file that records it with was="
                    + former);
        });
    }

    private record Located(SchemaField field, long offset) {}

    private Map<String, Deque<Located>> located(Schema was) {
        Map<String, Deque<Located>> there = new HashMap<>();
        try {
            SchemaWalk.locate(
                    was,
                    former,
                    in,
                    (field, offset) -> there.computeIfAbsent(field.name(), name -> new ArrayDeque<>())
                            .add(new Located(field, offset)));
            return there;
        } catch (MarshalException e) {
            path.append(path.length() == 0 || e.path().isEmpty() ? "" : ".").append(e.path());
            // In valid bytes, only a hand-written marshaller stops a walk: nothing else knows where its value ends.
            throw e.problem() == RuntimeProblem.OTHER ? impossible(e.detail()) : e;
        }
    }

    private void close(long block) {
        if (block >= 0) {
            VersionedBlocks.end(block, out);
        }
    }

    private void field(@Nullable Located was, SchemaField is) {
        int length = path.length();
        path.append(length == 0 ? "" : ".").append(is.name());
        if (was == null) {
            leaves.absent(is.type());
        } else {
            in.moveTo(was.offset());
            value(was.field().type(), is.type());
        }
        path.setLength(length);
    }

    private void value(WireType was, WireType is) {
        if (was.getClass() == is.getClass()) {
            was.accept(new Pairing(is));
        } else {
            leaves.convert(was, is);
        }
    }

    /**
     * Converts values of the visited wire type to today's, which is of the same kind.
     */
    private final class Pairing implements WireTypeVisitor.Leaves<Void> {
        private final WireType is;

        Pairing(WireType is) {
            this.is = is;
        }

        @Override
        public Void leaf(WireType type) {
            leaves.convert(type, is);
            return null;
        }

        @Override
        public Void nested(WireType.Nested type) {
            Conversion.this.nested(type, (WireType.Nested) is);
            return null;
        }

        @Override
        public Void listOf(WireType.ListOf type) {
            list(type, (WireType.ListOf) is);
            return null;
        }

        @Override
        public Void mapOf(WireType.MapOf type) {
            map(type, (WireType.MapOf) is);
            return null;
        }

        @Override
        public Void entryOf(WireType.EntryOf type) {
            entry(type, (WireType.EntryOf) is);
            return null;
        }

        @Override
        public Void optionalOf(WireType.OptionalOf type) {
            optional(type, (WireType.OptionalOf) is);
            return null;
        }

        @Override
        public Void family(WireType.Family type) {
            WireType.Family other = (WireType.Family) is;
            Conversion.this.family(former.apply(type.root()), today.apply(other.root()), other.nullable());
            return null;
        }

        @Override
        public Void dynamic(WireType.Dynamic type) {
            new DynamicConversion(in, out, path, Conversion.this::value).convert(type, (WireType.Dynamic) is);
            return null;
        }

        @Override
        public Void shared(WireType.Shared type) {
            return leaf(type);
        }
    }

    private void nested(WireType.Nested was, WireType.Nested is) {
        boolean there = true;
        if (was.versioned() && was.nullable()) {
            long offset = in.offset();
            there = (int) in.next(Integer.BYTES) != VersionedBlocks.NULL;
            if (there) {
                in.moveTo(offset);
            }
        } else if (was.nullable()) {
            there = in.nextPresence();
            in.skip(there ? 0 : Math.max(0, formerSizes.of(was.type())));
        }
        if (!there) {
            leaves.writeNull(is);
            return;
        }
        if (is.nullable() && !is.versioned()) {
            out.writeByte((byte) 1);
        }
        object(former.apply(was.type()), today.apply(is.type()));
    }

    private void list(WireType.ListOf was, WireType.ListOf is) {
        int count = leaves.count(was, was.max(), is, is.max());
        for (int i = 0; i < count; i++) {
            part("[" + i + "]", was.element(), is.element());
        }
    }

    private void map(WireType.MapOf was, WireType.MapOf is) {
        int count = leaves.count(was, was.max(), is, is.max());
        for (int i = 0; i < count; i++) {
            part("[" + i + "].key", was.key(), is.key());
            part("[" + i + "].value", was.value(), is.value());
        }
    }

    private void entry(WireType.EntryOf was, WireType.EntryOf is) {
        if (was.nullable() && !in.nextPresence()) {
            leaves.writeNull(is);
            return;
        }
        if (is.nullable()) {
            out.writeByte((byte) 1);
        }
        part(".key", was.key(), is.key());
        part(".value", was.value(), is.value());
    }

    private void part(String name, WireType was, WireType is) {
        int length = path.length();
        path.append(name);
        value(was, is);
        path.setLength(length);
    }

    private void optional(WireType.OptionalOf was, WireType.OptionalOf is) {
        int state = WireValues.optionalState(was.nullable(), in);
        if (state == 0) {
            leaves.writeNull(is);
            return;
        }
        out.writeByte((byte) state);
        if (state == 2) {
            value(was.element(), is.element());
        }
    }

    private void family(Schema was, Schema is, boolean nullable) {
        int id = in.nextCount();
        if (id < 0) {
            leaves.writeNull(new WireType.Family(is.type(), nullable));
            return;
        }
        String member = was.members().get(id);
        if (member == null) {
            throw new MarshalException(RuntimeProblem.IMPOSSIBLE_VALUE, Schema.unknownTypeId(id, was));
        }
        Map.Entry<Integer, String> now = SameClass.find(is.members(), id, member)
                .orElseThrow(() -> impossible(is.type() + " no longer has " + member));
        StopBit.write(now.getKey(), out);
        object(former.apply(member), today.apply(now.getValue()));
    }

    static MarshalException impossible(String why) {
        return new MarshalException(RuntimeProblem.NOT_CONVERTED, why);
    }
}
