package org.marshal4j.runtime.step;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.FieldMarshaller;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.runtime.StopBit;
import org.marshal4j.runtime.generated.FieldMarshallers;
import org.marshal4j.runtime.generated.HoldsDynamic;
import org.marshal4j.runtime.generated.VersionedBlocks;
import org.marshal4j.schema.FixedSizes;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.SchemaField;
import org.marshal4j.schema.wire.EncodedForm;
import org.marshal4j.schema.wire.PresenceByte;
import org.marshal4j.schema.wire.WireType;
import org.marshal4j.schema.wire.WireTypeVisitor;

/**
 * Creates the step over values of a wire type, and the steps over what they contain. Not thread-safe; the finished
 * steps are.
 */
public final class Steps implements WireTypeVisitor<Step> {
    private static final int KNOWN_NULL = 254;
    private static final int KNOWN_OTHER = 255;
    private static final int NEW_OBJECT = 1;

    /** Larger objects are stepped over field by field: only schemas that were made up have them. */
    private static final int LARGEST = 1 << 28;

    private final Function<String, Schema> schemas;
    private final FixedSizes sizes;
    private final NamedMarshallers handWritten;
    private final boolean all;
    private final Map<String, ObjectStep> objects = new HashMap<>();
    private final Deque<Runnable> pending = new ArrayDeque<>();

    private Steps(Function<String, Schema> schemas, NamedMarshallers handWritten, boolean all) {
        this.schemas = schemas;
        this.sizes = new FixedSizes(schemas);
        this.handWritten = handWritten;
        this.all = all;
    }

    /**
     * Creates steps over values of all types. Where only a hand-written marshaller that is not found can tell where a
     * value ends, the step refuses it (MARSHAL220), unless it is null. References to shared objects are not checked.
     *
     * @param schemas finds the schemas of nested types by their binary names
     */
    public static Steps ofAll(Function<String, Schema> schemas, NamedMarshallers handWritten) {
        return new Steps(schemas, handWritten, true);
    }

    /**
     * Returns the step over values of a type.
     *
     * @throws IllegalArgumentException if there is none, or the schema of a type is not found
     */
    public Step over(WireType type) {
        Step step = type.accept(this);
        // A type may hold others in a chain that is longer than the stack is deep.
        while (!pending.isEmpty()) {
            pending.remove().run();
        }
        return step;
    }

    /**
     * Returns the step over values of a type; null if only reading can tell where some of them end, since hand-written
     * code decides that.
     *
     * @param owner the schema of the type that has the field
     */
    public static @Nullable Step of(WireType type, Schema owner) {
        try {
            return new Steps(owner.resolver(), NamedMarshallers.of(owner), false).over(type);
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
        if (type.size() != WireType.ANY) {
            return fixed(type);
        }
        FieldMarshaller<?> marshaller = handWritten.find(type);
        if (marshaller == null && !all) {
            throw unknown(type);
        }
        Step value = marshaller == null
                ? refused(type)
                : new Step() {
                    @Override
                    public void over(int depth, Input in) {
                        FieldMarshallers.skip(marshaller, in);
                    }
                };
        return type.nullable() ? SpecialSteps.ifPresent(value) : value;
    }

    private static Step refused(WireType.Custom type) {
        return new Step() {
            @Override
            public void over(int depth, Input in) {
                throw new MarshalException(RuntimeProblem.NOT_CONVERTED, NamedMarshallers.missing(type));
            }
        };
    }

    @Override
    public Step special(WireType.Special type) {
        return SpecialSteps.of(type);
    }

    @Override
    public Step text(WireType.Text type) {
        return new TextStep(0, type.most());
    }

    @Override
    public Step knownText(WireType.KnownText type) {
        int known = type.known().size();
        return new Step() {
            @Override
            public void over(int depth, Input in) {
                knownText(known, in);
            }
        };
    }

    private static void knownText(int known, Input in) {
        int index = in.readUnsignedByte();
        if (index == KNOWN_OTHER) {
            Ends.text(in);
        } else if (index >= known && index != KNOWN_NULL) {
            throw new MarshalException(
                    RuntimeProblem.IMPOSSIBLE_VALUE, "index " + index + ", but there are " + known + " known values");
        }
    }

    @Override
    public Step enumeration(WireType.Enumeration type) {
        return new Step() {
            @Override
            public void over(int depth, Input in) {
                StopBit.read(in);
            }

            @Override
            public boolean addTo(QuickTable table) {
                table.counted(0, true);
                return true;
            }
        };
    }

    @Override
    public Step array(WireType.Array type) {
        int size = type.element().size();
        return new Step() {
            @Override
            public void over(int depth, Input in) {
                Ends.array(size, in);
            }

            @Override
            public boolean addTo(QuickTable table) {
                table.counted(size, true);
                return true;
            }
        };
    }

    @Override
    public Step versionedBlock(WireType.VersionedBlock type) {
        return new Step() {
            @Override
            public void over(int depth, Input in) {
                long behind = VersionedBlocks.enter(in);
                in.skip(in.remaining() - behind);
            }
        };
    }

    @Override
    public Step open(WireType.Open type) {
        throw unknown(type);
    }

    @Override
    public Step shared(WireType.Shared type) {
        if (!all) {
            throw unknown(type);
        }
        Step object = type.object().accept(this);
        return new Step() {
            @Override
            public void over(int depth, Input in) {
                if (StopBit.read(in) == NEW_OBJECT) {
                    object.over(depth, in);
                }
            }
        };
    }

    @Override
    public Step listOf(WireType.ListOf type) {
        return CountedStep.of(type.element().accept(this), null, type.most(), type.nullable());
    }

    @Override
    public Step mapOf(WireType.MapOf type) {
        return CountedStep.of(type.key().accept(this), type.value().accept(this), type.most(), type.nullable());
    }

    @Override
    public Step encoded(WireType.Encoded type) {
        if (type.sizeInBlock() >= 0) {
            return fixed(type);
        }
        if (!(type.form() instanceof EncodedForm.OfCount count)) {
            return (depth, in) -> EncodedValues.skip(type, in);
        }
        Step counted = ((CountedStep) type.value().accept(this)).with(count);
        PresenceByte presence = type.presence();
        return presence.isThere() ? SpecialSteps.ifPresent(counted, presence) : counted;
    }

    @Override
    public Step entryOf(WireType.EntryOf type) {
        Step key = type.key().accept(this);
        Step value = type.value().accept(this);
        Step both = new Step() {
            @Override
            public void over(int depth, Input in) {
                key.over(depth, in);
                value.over(depth, in);
            }
        };
        return type.nullable() ? SpecialSteps.ifPresent(both) : both;
    }

    @Override
    public Step optionalOf(WireType.OptionalOf type) {
        Step element = type.element().accept(this);
        return new Step() {
            @Override
            public void over(int depth, Input in) {
                if (Ends.isPresent(type.nullable(), in)) {
                    element.over(depth, in);
                }
            }
        };
    }

    @Override
    public Step nested(WireType.Nested type) {
        int size = sizes.of(type.type());
        if (size >= 0 && size <= LARGEST) {
            return new FixedStep(type.nullable() ? 1 + size : size);
        }
        Step object = object(type.type());
        if (!type.nullable()) {
            return object;
        }
        return type.versioned()
                ? new Step() {
                    @Override
                    public void over(int depth, Input in) {
                        if (!VersionedBlocks.isNull(in)) {
                            object.over(depth, in);
                        }
                    }
                }
                : SpecialSteps.ifPresent(object, Math.max(0, size));
    }

    private Step object(String name) {
        ObjectStep known = objects.get(name);
        if (known != null) {
            return known;
        }
        ObjectStep object = new ObjectStep();
        objects.put(name, object);
        pending.add(new Runnable() {
            @Override
            public void run() {
                fields(schemas.apply(name), object);
            }
        });
        return object;
    }

    private void fields(Schema schema, ObjectStep object) {
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
    }

    @Override
    public Step family(WireType.Family type) {
        Schema root = schemas.apply(type.root());
        SortedMap<Integer, Step> members = new TreeMap<>();
        for (Map.Entry<Integer, String> member : root.members().entrySet()) {
            members.put(member.getKey(), object(member.getValue()));
        }
        return new FamilyStep(root, new NumberedSteps(members), type.nullable());
    }

    @Override
    public Step dynamic(WireType.Dynamic type) {
        SortedMap<Integer, Step> listed = new TreeMap<>();
        for (Map.Entry<Integer, WireType> each : type.listed().entrySet()) {
            listed.put(each.getKey(), each.getValue().accept(this));
        }
        NumberedSteps numbered = new NumberedSteps(listed);
        DynamicStep parts = type.nullable()
                ? null
                : new DynamicStep(new WireType.Dynamic(type.listed(), true), numbered, this, null);
        return new DynamicStep(type, numbered, this, parts);
    }
}
