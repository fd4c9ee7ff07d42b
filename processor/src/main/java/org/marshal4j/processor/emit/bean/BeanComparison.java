package org.marshal4j.processor.emit.bean;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import javax.lang.model.element.Modifier;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.model.Primitive;
import org.marshal4j.processor.model.TypeRef;

/** The methods {@code equals} and {@code hashCode} of a bean. */
final class BeanComparison {

    private final ClassName bean;
    private final BeanFields fields;
    private final List<List<BeanFields.Field>> parts;
    private final String other;
    private final String that;
    private final String result;

    BeanComparison(ClassName bean, BeanFields fields) {
        this.bean = bean;
        this.fields = fields;
        this.parts = fields.parts();
        this.other = fields.local("other");
        this.that = fields.local("that");
        this.result = fields.local("result");
    }

    void addTo(TypeSpec.Builder spec) {
        addEquals(spec);
        addHashCode(spec);
    }

    private void addEquals(TypeSpec.Builder spec) {
        MethodSpec.Builder method = MethodSpec.methodBuilder("equals")
                .addAnnotation(Override.class)
                .addModifiers(Modifier.PUBLIC)
                .returns(TypeName.BOOLEAN)
                .addParameter(Object.class, other)
                .beginControlFlow("if (!($N instanceof $T $N))", other, bean, that)
                .addStatement("return false")
                .endControlFlow();
        if (parts.size() == 1) {
            spec.addMethod(
                    method.addStatement("return $L", areEqual(parts.get(0))).build());
            return;
        }
        CodeBlock.Builder calls = CodeBlock.builder();
        for (int i = 0; i < parts.size(); i++) {
            String name = fields.method("equalsPart" + (i + 1));
            calls.add(i == 0 ? "" : "\n&& ").add("$N($N)", name, that);
            spec.addMethod(MethodSpec.methodBuilder(name)
                    .addModifiers(Modifier.PRIVATE)
                    .returns(TypeName.BOOLEAN)
                    .addParameter(bean, that)
                    .addStatement("return $L", areEqual(parts.get(i)))
                    .build());
        }
        spec.addMethod(method.addStatement("return $L", calls.build()).build());
    }

    private CodeBlock areEqual(List<BeanFields.Field> some) {
        return some.stream().map(this::isEqual).collect(CodeBlock.joining("\n&& "));
    }

    private CodeBlock isEqual(BeanFields.Field field) {
        TypeRef type = field.property().type();
        if (type instanceof TypeRef.OfPrimitive primitive) {
            boolean isFloating = primitive.primitive() == Primitive.FLOAT || primitive.primitive() == Primitive.DOUBLE;
            return isFloating
                    ? CodeBlock.of("$T.compare($N, $N.$N) == 0", box(type), field.name(), that, field.name())
                    : CodeBlock.of("$N == $N.$N", field.name(), that, field.name());
        }
        return CodeBlock.of(
                "$T.$L($N, $N.$N)",
                type instanceof TypeRef.OfArray ? Arrays.class : Objects.class,
                isDeep(type) ? "deepEquals" : "equals",
                field.name(),
                that,
                field.name());
    }

    private void addHashCode(TypeSpec.Builder spec) {
        MethodSpec.Builder method = MethodSpec.methodBuilder("hashCode")
                .addAnnotation(Override.class)
                .addModifiers(Modifier.PUBLIC)
                .returns(TypeName.INT);
        if (parts.size() == 1) {
            spec.addMethod(method.addCode(hash(parts.get(0))).build());
            return;
        }
        method.addStatement("int $N = 1", result);
        for (int i = 0; i < parts.size(); i++) {
            String name = fields.method("hashPart" + (i + 1));
            method.addStatement("$1N = 31 * $1N + $2N()", result, name);
            spec.addMethod(MethodSpec.methodBuilder(name)
                    .addModifiers(Modifier.PRIVATE)
                    .returns(TypeName.INT)
                    .addCode(hash(parts.get(i)))
                    .build());
        }
        spec.addMethod(method.addStatement("return $N", result).build());
    }

    private CodeBlock hash(List<BeanFields.Field> some) {
        CodeBlock.Builder code = CodeBlock.builder();
        boolean isFirst = true;
        for (BeanFields.Field field : some) {
            code.addStatement(
                    isFirst ? "int $1N = $2L" : "$1N = 31 * $1N + $2L",
                    result,
                    hash(field.property().type(), field.name()));
            isFirst = false;
        }
        return code.addStatement("return $N", result).build();
    }

    private static CodeBlock hash(TypeRef type, String name) {
        if (type instanceof TypeRef.OfPrimitive) {
            return CodeBlock.of("$T.hashCode($N)", box(type), name);
        }
        return CodeBlock.of(
                "$T.$L($N)",
                type instanceof TypeRef.OfArray ? Arrays.class : Objects.class,
                isDeep(type) ? "deepHashCode" : "hashCode",
                name);
    }

    private static TypeName box(TypeRef type) {
        return Names.of(type).box();
    }

    /** Whether it is an array of objects, which may be arrays. */
    static boolean isDeep(TypeRef type) {
        return type instanceof TypeRef.OfArray array && !(array.element() instanceof TypeRef.OfPrimitive);
    }
}
