package org.marshal4j.processor.emit.view;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import javax.lang.model.element.Modifier;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.model.ClassKind;
import org.marshal4j.processor.model.TypeRef;
import org.marshal4j.schema.WireType;

/** The method for a nested object whose class has a view: it shows the object by that view, the same one each time. */
final class NestedMethods {

    private NestedMethods() {}

    /** Whether the field has one: what an older message does not have, and is never null, has no bytes that a view could show. */
    static boolean concern(ViewWriter view, Section section, int field) {
        return view.field(field).type() instanceof TypeRef.OfClass named
                && named.kind() instanceof ClassKind.Marshalled marshalled
                && marshalled.isView()
                // What the getter of a bean returns must implement the type of the field.
                && (marshalled.isBean() || !view.writer().model().dto().isBean())
                && view.step(field).wireType() instanceof WireType.Nested
                && !(section.absent() && view.field(field).options().required());
    }

    static void addTo(ViewWriter view, Section section, int field) {
        WireType.Nested type = (WireType.Nested) view.step(field).wireType();
        CodeBlock.Builder body = CodeBlock.builder()
                .add(view.unlessAbsent(section, () -> view.returnDefault(field)))
                .addStatement("$T in = inputAt($L, $L)", Names.INPUT, section.index(), section.bytes());
        if (type.nullable()) {
            body.beginControlFlow("if ($L)", isThere(type, false))
                    .addStatement("return null")
                    .endControlFlow();
        }
        if (section.versioned()) {
            body.addStatement("requireSection($L, in)", section.index());
        }
        body.addStatement("return showInside($N(), in)", inside(view, field));
        view.addReading(
                view.getter(field)
                        .returns(type(view, field))
                        .addJavadoc(
                                "Shows it where its bytes are, until this view is given others; null if it is null.\n"),
                body.build());
    }

    /** The statements that step over such a field, at the variable {@code in}. */
    static CodeBlock over(ViewWriter view, int field) {
        WireType.Nested type = (WireType.Nested) view.step(field).wireType();
        CodeBlock over = CodeBlock.of("stepOver($N(), in);\n", inside(view, field));
        if (!type.nullable()) {
            return over;
        }
        return view.fixedSizeOf(field)
                .map(size -> CodeBlock.of("if ($T.read($L, in)) {\n$>$L$<}\n", Names.PRESENCE, size, over))
                .orElseGet(() -> CodeBlock.of("if ($L) {\n$>$L$<}\n", isThere(type, true), over));
    }

    /** A condition: that the object is there, or that it is not. */
    private static CodeBlock isThere(WireType.Nested type, boolean wanted) {
        return type.versioned()
                ? CodeBlock.of("$L$T.isNull(in)", wanted ? "!" : "", Names.support("VersionedBlocks"))
                : CodeBlock.of("$L$T.read(in)", wanted ? "" : "!", Names.PRESENCE);
    }

    private static ClassName type(ViewWriter view, int field) {
        return Names.viewOf(((TypeRef.OfClass) view.field(field).type()).name());
    }

    /** The method that answers with the view of the field, which is made when it is first asked for: a class may hold itself. */
    private static String inside(ViewWriter view, int field) {
        return view.insideOf(field, suggestion -> {
            ClassName type = type(view, field);
            String variable = suggestion + "View";
            view.writer()
                    .type()
                    .addField(
                            FieldSpec.builder(type, variable, Modifier.PRIVATE).build());
            String method = view.writer().members().name(variable);
            view.writer()
                    .members()
                    .add(MethodSpec.methodBuilder(method)
                            .addModifiers(Modifier.PRIVATE)
                            .returns(type)
                            .beginControlFlow("if ($N == null)", variable)
                            .addStatement("$N = new $T()", variable, type)
                            .endControlFlow()
                            .addStatement("return $N", variable)
                            .build());
            return method;
        });
    }
}
