package org.marshal4j.processor.emit.view;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import javax.lang.model.element.Modifier;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.emit.MarshallerWriter;
import org.marshal4j.processor.model.ClassKind;
import org.marshal4j.processor.model.TypeRef;
import org.marshal4j.schema.wire.WireType;

/**
 * The method for a nested object whose class has a view. It shows the object through that view, the same one each
 * time.
 */
final class NestedMethods {

    private NestedMethods() {}

    /**
     * Whether the field has this method. A field that is never null, but missing in older messages, has no bytes to
     * show.
     */
    static boolean concern(ViewWriter view, Section section, int field) {
        return isViewed(view.field(field).type(), view.step(field).wireType())
                && isShown(view, view.field(field).type())
                && !(section.absent() && view.field(field).options().required());
    }

    /**
     * Whether the view may be returned instead of the object. The getter of a bean must return something that
     * implements the type of the field.
     */
    private static boolean isShown(ViewWriter view, TypeRef type) {
        return !view.writer().dto().isBean()
                || (type instanceof TypeRef.OfClass named
                        && named.kind() instanceof ClassKind.Marshalled marshalled
                        && marshalled.isBean());
    }

    static void addTo(ViewWriter view, Section section, int field) {
        WireType type = view.step(field).wireType();
        CodeBlock.Builder body = CodeBlock.builder()
                .add(view.unlessAbsent(section, () -> view.returnDefault(field)))
                .addStatement("$T in = inputAt($L, $L)", Names.INPUT, section.index(), section.bytes());
        if (type.nullable()) {
            body.beginControlFlow("if ($L)", isThere(type, false))
                    .addStatement("return $L", view.present(field, CodeBlock.of("null")))
                    .endControlFlow();
        }
        if (section.versioned()) {
            body.addStatement("requireSection($L, in)", section.index());
        }
        body.addStatement(
                "return showInside($N(), in)",
                inside(view, view.names().stemOf(field), view.field(field).type()));
        view.addReading(
                view.getter(field)
                        .returns(type(view.field(field).type()))
                        .addJavadoc(
                                "Shows the object in place until this view wraps other bytes; null if it is null.\n"),
                body.build());
    }

    /** The statements that skip such a field, at the variable {@code in}. */
    static CodeBlock over(ViewWriter view, int field) {
        WireType type = view.step(field).wireType();
        CodeBlock over = CodeBlock.of(
                "stepOver($N(), in);\n",
                inside(view, view.names().stemOf(field), view.field(field).type()));
        if (!type.nullable()) {
            return over;
        }
        return view.fixedSizeOf(field)
                .map(size -> CodeBlock.of("if ($T.read($L, in)) {\n$>$L$<}\n", Names.PRESENCE, size, over))
                .orElseGet(() -> CodeBlock.of("if ($L) {\n$>$L$<}\n", isThere(type, true), over));
    }

    /** A condition that tells whether the object is present, or whether it is absent. */
    static CodeBlock isThere(WireType type, boolean wanted) {
        if (type instanceof WireType.Family) {
            return CodeBlock.of("$L$T.isNull(in)", wanted ? "!" : "", Names.view("Walk"));
        }
        return type instanceof WireType.Nested nested && nested.versioned()
                ? CodeBlock.of("$L$T.isNull(in)", wanted ? "!" : "", Names.support("VersionedBlocks"))
                : CodeBlock.of("$L$T.read(in)", wanted ? "" : "!", Names.PRESENCE);
    }

    /** The view class for objects of a type that has one. */
    static ClassName type(TypeRef type) {
        return Names.viewOf(((ClassKind.Marshalled) ((TypeRef.OfClass) type).kind()).marshaller());
    }

    /** Whether objects of the given type have a view that can show them. */
    static boolean isViewed(TypeRef type, WireType wireType) {
        return type instanceof TypeRef.OfClass named
                && named.kind() instanceof ClassKind.Marshalled marshalled
                && marshalled.isView()
                && (wireType instanceof WireType.Nested || wireType instanceof WireType.Family);
    }

    /**
     * The name of the method that returns the view of an object. The view is created on the first call, since a class
     * may contain itself.
     *
     * @param name the name of the method that shows the object
     */
    static String inside(ViewWriter view, String name, TypeRef of) {
        return view.insideOf(name, suggestion -> add(view.writer(), suggestion, type(of)));
    }

    /** Adds a field for a view, and a method that returns it. */
    static String add(MarshallerWriter writer, String name, ClassName type) {
        String variable = name + "View";
        writer.type()
                .addField(FieldSpec.builder(type, variable, Modifier.PRIVATE).build());
        String method = writer.members().name(variable);
        writer.members()
                .add(MethodSpec.methodBuilder(method)
                        .addModifiers(Modifier.PRIVATE)
                        .returns(type)
                        .beginControlFlow("if ($N == null)", variable)
                        .addStatement("$N = new $T()", variable, type)
                        .endControlFlow()
                        .addStatement("return $N", variable)
                        .build());
        return method;
    }
}
