package org.marshal4j.tools.filter;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.marshal4j.runtime.StopBit;
import org.marshal4j.runtime.generated.TypeIds;
import org.marshal4j.runtime.generated.VersionedBlocks;
import org.marshal4j.runtime.generated.value.Presence;
import org.marshal4j.runtime.step.NamedMarshallers;
import org.marshal4j.runtime.step.Step;
import org.marshal4j.runtime.step.Steps;
import org.marshal4j.schema.FixedSizes;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.SchemaField;
import org.marshal4j.schema.lock.Schemas;
import org.marshal4j.schema.wire.WireType;

/**
 * Makes the plan to read some fields of a message: single reads, and steps over everything between them. It throws
 * UnsupportedOperationException where there is no such plan, which is for lists, maps, shared and dynamic objects, and
 * values that only objects can represent.
 */
final class PlanMaker {
    private static final int MOST_SKIPPED = 1 << 28;

    private final Schemas schemas;
    private final FixedSizes sizes;
    private final Steps steps;

    PlanMaker(Schema type, Schemas schemas) {
        this.schemas = schemas;
        this.sizes = new FixedSizes(schemas);
        this.steps = Steps.ofAll(schemas, NamedMarshallers.of(type));
    }

    /** A class of a family, after its type id. */
    Part family(Schema root, Wanted wanted) {
        TreeMap<Integer, Part> members = new TreeMap<>();
        root.members().forEach((id, name) -> members.put(id, object(schemas.apply(name), wanted)));
        return (in, slots) -> {
            int id = StopBit.read(in);
            Part member = members.get(id);
            if (member != null) {
                member.run(in, slots);
            } else if (id >= 0) {
                throw TypeIds.unknown(id, root);
            }
        };
    }

    /** The fields of an object. */
    Part object(Schema schema, Wanted wanted) {
        List<Part> parts = new ArrayList<>();
        List<SchemaField> fields = schema.fields();
        int first = 0;
        while (first < fields.size()) {
            int end = first + 1;
            while (end < fields.size() && !fields.get(end).isVersionedBlock()) {
                end++;
            }
            parts.add(
                    fields.get(first).isVersionedBlock()
                            ? block(fields.subList(first + 1, end), wanted)
                            : fields(fields.subList(first, end), wanted));
            first = end;
        }
        return Part.all(parts.toArray(Part[]::new));
    }

    /** The fields in a versioned block, of which those of later versions may be missing. */
    private Part block(List<SchemaField> fields, Wanted wanted) {
        List<Part> versions = new ArrayList<>();
        int first = 0;
        while (first < fields.size()) {
            int end = first + 1;
            int version = Math.max(1, fields.get(first).since());
            while (end < fields.size() && fields.get(end).since() <= version) {
                end++;
            }
            if (first == 0 && version > 1) {
                versions.add((in, slots) -> {});
            }
            versions.add(fields(fields.subList(first, end), wanted));
            first = end;
        }
        return (in, slots) -> {
            long behind = VersionedBlocks.enter(in);
            for (int i = 0; i < versions.size() && (i == 0 || VersionedBlocks.goesOn(behind, in)); i++) {
                versions.get(i).run(in, slots);
            }
            VersionedBlocks.leave(behind, in);
        };
    }

    private Part fields(List<SchemaField> fields, Wanted wanted) {
        List<Part> parts = new ArrayList<>();
        int skipped = 0;
        for (SchemaField field : fields) {
            int size = wanted.has(field.name()) ? -1 : sizes.of(field.type());
            if (size >= 0 && size <= MOST_SKIPPED - skipped) {
                skipped += size;
            } else {
                addSkip(skipped, parts);
                skipped = 0;
                parts.add(wanted.has(field.name()) ? read(field, wanted) : over(field.type()));
            }
        }
        addSkip(skipped, parts);
        return Part.all(parts.toArray(Part[]::new));
    }

    private static void addSkip(int size, List<Part> parts) {
        if (size > 0) {
            parts.add((in, slots) -> in.skip(size));
        }
    }

    private Part over(WireType type) {
        Step step = steps.over(type);
        return (in, slots) -> step.over(0, in);
    }

    private Part read(SchemaField field, Wanted wanted) {
        Wanted inside = wanted.inside().get(field.name());
        Integer slot = wanted.slots().get(field.name());
        if (inside == null) {
            Part leaf = LeafParts.of(field.type(), slot);
            if (leaf == null) {
                throw new UnsupportedOperationException(field.toString());
            }
            return leaf;
        }
        if (slot != null) {
            throw new UnsupportedOperationException(field.toString());
        }
        return inside(field.type(), inside);
    }

    private Part inside(WireType type, Wanted wanted) {
        if (type instanceof WireType.Family family) {
            return family(schemas.apply(family.root()), wanted);
        }
        if (!(type instanceof WireType.Nested nested)) {
            throw new UnsupportedOperationException(type.toString());
        }
        Part object = object(schemas.apply(nested.type()), wanted);
        if (!nested.nullable()) {
            return object;
        }
        if (nested.versioned()) {
            return (in, slots) -> {
                if (!VersionedBlocks.isNull(in)) {
                    object.run(in, slots);
                }
            };
        }
        int zeros = Math.max(0, sizes.of(nested.type()));
        return (in, slots) -> {
            if (Presence.read(zeros, in)) {
                object.run(in, slots);
            }
        };
    }
}
