package org.marshal4j.runtime.view;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Counted;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.runtime.StopBit;
import org.marshal4j.runtime.generated.HoldsDynamic;
import org.marshal4j.runtime.generated.VersionedBlocks;
import org.marshal4j.schema.FixedSizes;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.SchemaField;
import org.marshal4j.schema.wire.WireType;
import org.marshal4j.schema.wire.WireTypeVisitor;

/**
 * Creates the step over values of a wire type, and the steps over what they contain. Not thread-safe; the finished
 * steps are.
 */
final class Steps implements WireTypeVisitor<Step> {
    private static final int KNOWN_NULL = 254;
    private static final int KNOWN_OTHER = 255;

    private final Function<String, Schema> schemas;
    private final FixedSizes sizes;
    private final Map<String, ObjectStep> objects = new HashMap<>();

    private Steps(Function<String, Schema> schemas) {
        this.schemas = schemas;
        this.sizes = new FixedSizes(schemas);
    }

    /**
     * Returns the step over values of a type; null if only reading can tell where some of them end, since hand-written
     * code decides that.
     *
     * @param owner the schema of the type that has the field
     */
    static @Nullable Step of(WireType type, Schema owner) {
        try {
            return type.accept(new Steps(owner.resolver()));
        } catch (IllegalArgumentException e) {
            return null;
        }
    }

    private static Step fixed(WireType type) {
        return new FixedStep(type.sizeInBlock());
    }

    private static IllegalArgumentException unknown(WireType type) {
        return new IllegalArgumentException("the schema does not say where a " + type + " ends");
    }

    @Override
    public Step primitive(WireType.Primitive type) {
        return fixed(type);
    }

    @Override
    public Step value(WireType.Value type) {
        return fixed(type);
    }

    @Override
    public Step fixedText(WireType.FixedText type) {
        return fixed(type);
    }

    @Override
    public Step fixedArray(WireType.FixedArray type) {
        return fixed(type);
    }

    @Override
    public Step custom(WireType.Custom type) {
        if (type.size() == WireType.ANY) {
            throw unknown(type);
        }
        return fixed(type);
    }

    @Override
    public Step special(WireType.Special type) {
        return SpecialSteps.of(type);
    }

    @Override
    public Step text(WireType.Text type) {
        int max = type.max() == WireType.ANY ? Integer.MAX_VALUE : type.max();
        return (depth, in) -> in.skip(Math.max(0, Counted.readText("a text", max, in)));
    }

    @Override
    public Step knownText(WireType.KnownText type) {
        int known = type.known().size();
        return (depth, in) -> knownText(known, in);
    }

    private static void knownText(int known, Input in) {
        int index = in.readUnsignedByte();
        if (index == KNOWN_OTHER) {
            Walk.text(in);
        } else if (index >= known && index != KNOWN_NULL) {
            throw new MarshalException(
                    RuntimeProblem.IMPOSSIBLE_VALUE, "index " + index + ", but there are " + known + " known values");
        }
    }

    @Override
    public Step enumeration(WireType.Enumeration type) {
        return (depth, in) -> StopBit.read(in);
    }

    @Override
    public Step array(WireType.Array type) {
        int size = type.element().size();
        return (depth, in) -> Walk.array(size, in);
    }

    @Override
    public Step versionedBlock(WireType.VersionedBlock type) {
        return (depth, in) -> {
            long behind = VersionedBlocks.enter(in);
            in.skip(in.remaining() - behind);
        };
    }

    @Override
    public Step open(WireType.Open type) {
        throw unknown(type);
    }

    @Override
    public Step shared(WireType.Shared type) {
        throw unknown(type);
    }

    @Override
    public Step listOf(WireType.ListOf type) {
        return CountedStep.of(type.element().accept(this), null, type.max(), type.nullable());
    }

    @Override
    public Step mapOf(WireType.MapOf type) {
        return CountedStep.of(type.key().accept(this), type.value().accept(this), type.max(), type.nullable());
    }

    @Override
    public Step entryOf(WireType.EntryOf type) {
        Step key = type.key().accept(this);
        Step value = type.value().accept(this);
        Step both = (depth, in) -> {
            key.over(depth, in);
            value.over(depth, in);
        };
        return type.nullable() ? SpecialSteps.ifPresent(both) : both;
    }

    @Override
    public Step optionalOf(WireType.OptionalOf type) {
        Step element = type.element().accept(this);
        return (depth, in) -> {
            if (Walk.isPresent(type.nullable(), in)) {
                element.over(depth, in);
            }
        };
    }

    @Override
    public Step nested(WireType.Nested type) {
        int size = sizes.of(type.type());
        if (size >= 0) {
            return new FixedStep(type.nullable() ? Math.addExact(1, size) : size);
        }
        Step object = object(type.type());
        if (!type.nullable()) {
            return object;
        }
        return type.versioned()
                ? (depth, in) -> {
                    if (!VersionedBlocks.isNull(in)) {
                        object.over(depth, in);
                    }
                }
                : SpecialSteps.ifPresent(object);
    }

    private Step object(String name) {
        ObjectStep known = objects.get(name);
        if (known != null) {
            return known;
        }
        ObjectStep object = new ObjectStep();
        objects.put(name, object);
        Schema schema = schemas.apply(name);
        List<Step> steps = new ArrayList<>();
        boolean versioned = false;
        for (SchemaField field : schema.fields()) {
            versioned |= field.isVersionedBlock();
            // The count of a versioned block tells where its fields end.
            if (!versioned || field.isVersionedBlock()) {
                steps.add(field.type().accept(this));
            }
        }
        object.fields(steps, HoldsDynamic.leadsDeeper(schema));
        return object;
    }

    @Override
    public Step family(WireType.Family type) {
        Schema root = schemas.apply(type.root());
        SortedMap<Integer, Step> members = new TreeMap<>();
        root.members().forEach((id, name) -> members.put(id, object(name)));
        return new FamilyStep(root, new NumberedSteps(members), type.nullable());
    }

    @Override
    public Step dynamic(WireType.Dynamic type) {
        SortedMap<Integer, Step> listed = new TreeMap<>();
        type.listed().forEach((number, each) -> listed.put(number, each.accept(this)));
        NumberedSteps numbered = new NumberedSteps(listed);
        DynamicStep parts = type.nullable()
                ? null
                : new DynamicStep(new WireType.Dynamic(type.listed(), true), numbered, this, null);
        return new DynamicStep(type, numbered, this, parts);
    }
}
