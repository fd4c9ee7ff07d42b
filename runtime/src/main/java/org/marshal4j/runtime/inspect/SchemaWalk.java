package org.marshal4j.runtime.inspect;

import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.runtime.generated.VersionedBlocks;
import org.marshal4j.schema.FixedSizes;
import org.marshal4j.schema.MissingSchema;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.SchemaField;
import org.marshal4j.schema.wire.EncodedForm;
import org.marshal4j.schema.wire.PresenceByte;
import org.marshal4j.schema.wire.PrimitiveKind;
import org.marshal4j.schema.wire.WireType;
import org.marshal4j.schema.wire.WireTypeVisitor;

/**
 * One walk of the {@link SchemaWalker}: the path to the current field, and the object that contains it.
 *
 * <p>It calls itself for each level of objects, and the maximum number of levels must fit in the stack of any thread.
 * So each level takes few calls: nested objects and dynamic values are separated from other fields before the visitor
 * is called. The results are Objects, which nobody uses, since for {@code Void} the compiler would add bridge methods.
 */
final class SchemaWalk implements WireTypeVisitor.Leaves<Object>, WalkedDynamics.Host {
    /** The path of the schema id that a message may begin with. */
    static final String ID = "(schema id)";

    private final Function<String, Schema> resolver;
    private final FixedSizes sizes;
    private final WireCursor in;
    private final SchemaWalker.@Nullable Visitor visitor;
    private final @Nullable DeclaredFields declared;
    private final WalkedObjects objects;
    private final WalkedCustoms customs;
    private final WalkProgress progress = new WalkProgress();
    private final WalkPath path = new WalkPath();
    private @Nullable Elements elements;
    private int depth = -1;
    private long objectOffset;
    private @Nullable WireType last;

    /** Creates a walk. Without a visitor, it checks the bytes and creates no values. */
    SchemaWalk(
            Function<String, Schema> resolver,
            WireCursor in,
            SchemaWalker.@Nullable Visitor visitor,
            WalkedCustoms customs) {
        this.resolver = resolver;
        this.sizes = new FixedSizes(resolver);
        this.in = in;
        this.visitor = visitor;
        this.declared = visitor instanceof DeclaredFields told ? told : null;
        this.objects = new WalkedObjects(resolver);
        this.customs = customs;
    }

    /**
     * Makes the walk stop at something that a reader has refused and that the bytes alone do not show: an object that
     * is part of itself.
     */
    void stopAt(@Nullable MarshalException problem) {
        objects.stopAt(problem);
    }

    /** Makes the walk report elements, too. */
    void tell(@Nullable Elements to) {
        elements = to;
    }

    void root(Schema schema) {
        if (schema.hasSchemaId()) {
            id();
        }
        if (schema.isFamily()) {
            family(schema, new WireType.Family(schema.type(), false));
            return;
        }
        objects.root(schema.type());
        fields(schema);
    }

    private void id() {
        path.field(ID);
        long offset = in.offset();
        int id = (int) in.next(Integer.BYTES);
        visit(offset, new WireType.Primitive(PrimitiveKind.INT32, false), id);
        path.leaveField();
    }

    /** After a failure: the path to the field that failed. */
    String path() {
        return path.toString();
    }

    /** After a failure: whether that field is a text of varying size. */
    boolean isAtText() {
        return last instanceof WireType.Text;
    }

    /** After a failure: the path to the object whose field failed; empty for the root. */
    String objectPath() {
        return path.object();
    }

    /** After a failure: where the fields of that object start. */
    long objectOffset() {
        return objectOffset;
    }

    private void fields(Schema schema) {
        depth++;
        Levels.check(depth, schema);
        progress.requireAt(in.offset());
        int outer = path.enterObject();
        long outerOffset = objectOffset;
        objectOffset = in.offset();
        List<SchemaField> fields = schema.fields();
        for (int i = 0; i < fields.size(); i++) {
            if (fields.get(i).isVersionedBlock()) {
                i = versionedBlock(schema, i) - 1;
            } else {
                field(schema, fields.get(i));
            }
        }
        path.leaveObject(outer);
        objectOffset = outerOffset;
        depth--;
    }

    private void field(Schema owner, SchemaField field) {
        path.field(field.name());
        if (declared != null) {
            declared.field(owner, field);
        }
        if (field.type() instanceof WireType.Nested nested) {
            nested(nested);
        } else if (field.type() instanceof WireType.Dynamic dynamic) {
            dynamic(dynamic);
        } else {
            field.type().accept(this);
        }
        path.leaveField();
    }

    /**
     * Walks over the fields of a versioned block and returns the index after them. Fields of later versions may be
     * missing, but only all fields of a version together.
     */
    private int versionedBlock(Schema schema, int first) {
        List<SchemaField> fields = schema.fields();
        path.field(fields.get(first).name());
        long offset = in.offset();
        boolean open = in.isOpenFrame();
        int count = WireValues.frame(in);
        visit(offset, fields.get(first).type(), count);
        path.leaveField();
        long outer = in.narrow(count);
        int version = 1;
        boolean ended = false;
        int i = first + 1;
        for (; i < fields.size() && !fields.get(i).isVersionedBlock(); i++) {
            if (fields.get(i).since() > version) {
                version = fields.get(i).since();
                ended |= !open && in.left() == 0;
            }
            if (!ended) {
                field(schema, fields.get(i));
            }
        }
        if (in.left() > 0) {
            later(fields.get(first));
        }
        in.widen(outer);
        return i;
    }

    /** Reports what a versioned block contains after the fields of this version. */
    private void later(SchemaField block) {
        path.field("(later)");
        long offset = in.offset();
        in.skip(in.left());
        visit(offset, block.type(), (int) (in.offset() - offset));
        path.leaveField();
    }

    @Override
    public Object leaf(WireType type) {
        last = type;
        long offset = in.offset();
        visit(
                offset,
                type,
                type instanceof WireType.Custom custom && custom.size() == WireType.ANY
                        ? customs.value(custom, in)
                        : WireValues.value(type, in, visitor != null));
        return type;
    }

    @Override
    public Object dynamic(WireType.Dynamic type) {
        depth++;
        WireType listed = WalkedDynamics.walk(type, depth, in, path, this);
        // An object is counted when its fields are walked.
        depth--;
        if (listed instanceof WireType.Nested nested) {
            nested(nested);
        } else if (listed != null) {
            listed.accept(this);
        }
        return type;
    }

    /** Tells the visitor about the value as it would be otherwise. */
    @Override
    public Object encoded(WireType.Encoded type) {
        long offset = in.offset();
        if (!(type.form() instanceof EncodedForm.OfCount form)) {
            last = type.value();
            Object value = WireValues.value(type, in, visitor != null);
            visit(offset, type.plain(), value);
            return type;
        }
        boolean isPresent = !type.presence().isThere() || in.nextPresence() == (type.presence() == PresenceByte.ONE);
        int count = isPresent ? WireValues.count(form, type.value().most(), in) : -1;
        visit(offset, type.plain(), count < 0 ? null : count);
        return type.value() instanceof WireType.ListOf list
                ? elements(list, count)
                : entries((WireType.MapOf) type.value(), count);
    }

    @Override
    public Object listOf(WireType.ListOf type) {
        long offset = in.offset();
        int count = WireValues.count(type, in);
        visit(offset, type, count < 0 ? null : count);
        return elements(type, count);
    }

    private Object elements(WireType.ListOf type, int count) {
        int length = path.length();
        for (int i = 0; i < count; i++) {
            path.element(i);
            long before = in.offset();
            type.element().accept(this);
            element(before);
            path.cut(length);
            if (in.offset() == before) {
                // The elements have no bytes: two thousand million of them would be as valid as this one.
                return type;
            }
        }
        return type;
    }

    @Override
    public Object mapOf(WireType.MapOf type) {
        long offset = in.offset();
        int count = WireValues.count(type, in);
        visit(offset, type, count < 0 ? null : count);
        return entries(type, count);
    }

    private Object entries(WireType.MapOf type, int count) {
        int length = path.length();
        for (int i = 0; i < count; i++) {
            long before = in.offset();
            path.key(i);
            type.key().accept(this);
            path.cut(length);
            long value = in.offset();
            path.value(i);
            type.value().accept(this);
            element(value);
            path.cut(length);
            if (elements != null) {
                path.key(i);
                element(before);
                path.cut(length);
            }
            if (in.offset() == before) {
                return type;
            }
        }
        return type;
    }

    private void element(long offset) {
        if (elements != null) {
            elements.element(path.text(), offset, in.offset());
        }
    }

    @Override
    public Object entryOf(WireType.EntryOf type) {
        if (type.nullable() && !isPresent(type)) {
            return type;
        }
        int length = path.length();
        path.append(".key");
        type.key().accept(this);
        path.cut(length);
        path.append(".value");
        type.value().accept(this);
        path.cut(length);
        return type;
    }

    @Override
    public Object optionalOf(WireType.OptionalOf type) {
        long offset = in.offset();
        int state = WireValues.optionalState(type.nullable(), in);
        visit(offset, type, state == 0 ? null : state == 2);
        if (state == 2) {
            type.element().accept(this);
        }
        return type;
    }

    @Override
    public Object nested(WireType.Nested type) {
        if (!type.nullable() || (type.versioned() ? isVersionPresent(type) : isPresent(type))) {
            fields(resolver.apply(type.type()));
        }
        return type;
    }

    /** Reads the presence byte of an entry or object, and the zeros that follow it for null. */
    private boolean isPresent(WireType type) {
        long offset = in.offset();
        boolean present = in.nextPresence();
        if (!present && type instanceof WireType.Nested nested) {
            in.skip(Math.max(0, sizes.of(nested.type())));
        }
        visit(offset, type, present ? Boolean.TRUE : null);
        return present;
    }

    /** Whether an object begins with a versioned block, which is then still to be read. */
    private boolean isVersionPresent(WireType.Nested type) {
        long offset = in.offset();
        boolean present = (int) in.next(Integer.BYTES) != VersionedBlocks.NULL;
        if (present) {
            in.moveTo(offset);
        } else {
            visit(offset, type, null);
        }
        return present;
    }

    @Override
    public Object family(WireType.Family type) {
        family(resolver.apply(type.root()), type);
        return type;
    }

    private void family(Schema root, WireType.Family type) {
        long offset = in.offset();
        int id = WireValues.count(type, in);
        if (id < 0) {
            visit(offset, type, null);
            return;
        }
        String member = root.members().get(id);
        if (member == null) {
            in.moveTo(offset);
            throw new MarshalException(RuntimeProblem.IMPOSSIBLE_VALUE, MissingSchema.ofTypeId(id, root));
        }
        visit(offset, type, member);
        if (path.length() == 0) {
            objects.root(member);
        }
        fields(resolver.apply(member));
    }

    @Override
    public Object shared(WireType.Shared type) {
        long offset = in.offset();
        int number = objects.number(type, in);
        visit(offset, type, number == 0 ? null : number == 1 ? objects.next() : (Object) number);
        if (number != 1) {
            return type;
        }
        int added = objects.add(objects.typeAhead(type.object(), in));
        type.object().accept(this);
        objects.close(added);
        return type;
    }

    @Override
    public void visit(long offset, WireType type, @Nullable Object value) {
        if (visitor != null) {
            visitor.field(path.toString(), offset, in.offset() - offset, type, value);
        }
    }
}
