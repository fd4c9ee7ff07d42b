package org.marshal4j.processor.emit.bean;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import java.util.Arrays;
import java.util.List;
import javax.lang.model.element.Modifier;
import org.marshal4j.processor.model.TypeRef;

/** The method {@code toString} of a bean, which returns texts such as {@code QuoteBean{bid=1.5, symbol=VOD.L}}. */
final class BeanText {

    private BeanText() {}

    static void addTo(TypeSpec.Builder spec, ClassName bean, BeanFields fields) {
        List<List<BeanFields.Field>> parts = fields.parts();
        CodeBlock.Builder text = CodeBlock.builder();
        for (int i = 0; i < parts.size(); i++) {
            CodeBlock part = text(i == 0 ? bean.simpleName() + "{" : ", ", parts.get(i));
            if (parts.size() == 1) {
                text.add(part);
                continue;
            }
            String name = fields.method("textPart" + (i + 1));
            text.add(i == 0 ? "" : " + ").add("$N()", name);
            spec.addMethod(MethodSpec.methodBuilder(name)
                    .addModifiers(Modifier.PRIVATE)
                    .returns(String.class)
                    .addStatement("return $L", part)
                    .build());
        }
        spec.addMethod(MethodSpec.methodBuilder("toString")
                .addAnnotation(Override.class)
                .addModifiers(Modifier.PUBLIC)
                .returns(String.class)
                .addStatement("return $L\n+ '}'", text.build())
                .build());
    }

    private static CodeBlock text(String lead, List<BeanFields.Field> fields) {
        CodeBlock.Builder code = CodeBlock.builder();
        String before = lead;
        for (BeanFields.Field field : fields) {
            code.add(code.isEmpty() ? "" : "\n+ ")
                    .add("$S + $L", before + field.property().name() + "=", value(field));
            before = ", ";
        }
        return code.build();
    }

    private static CodeBlock value(BeanFields.Field field) {
        TypeRef type = field.property().type();
        if (!(type instanceof TypeRef.OfArray)) {
            return CodeBlock.of("$N", field.name());
        }
        return CodeBlock.of(
                "$T.$L($N)", Arrays.class, BeanComparison.isDeep(type) ? "deepToString" : "toString", field.name());
    }
}
