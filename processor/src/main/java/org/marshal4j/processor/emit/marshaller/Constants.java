package org.marshal4j.processor.emit.marshaller;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import java.lang.invoke.MethodHandles;
import java.util.List;
import javax.lang.model.element.Modifier;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.codec.object.NestedCodec;
import org.marshal4j.processor.emit.FieldLines;
import org.marshal4j.processor.emit.MarshallerModel;
import org.marshal4j.processor.emit.MarshallerPart;
import org.marshal4j.processor.emit.MarshallerWriter;
import org.marshal4j.processor.model.Ancestor;
import org.marshal4j.processor.model.CustomMarshaller;
import org.marshal4j.processor.model.Dto;
import org.marshal4j.processor.model.Family;
import org.marshal4j.processor.model.Size;

/** The instance, the sizes, the schema, and the checks at class initialisation. */
final class Constants implements MarshallerPart {

    private static final ClassName SCHEMA = Names.schema("Schema");
    private static final ClassName TYPE_SCHEMA = Names.support("TypeSchema");

    @Override
    public boolean concerns(MarshallerModel model) {
        return !model.isCarrier();
    }

    @Override
    public void addTo(MarshallerWriter writer) {
        MarshallerModel model = writer.model();
        Dto dto = model.dto();
        ClassName marshaller = Names.of(dto.marshaller());
        TypeSpec.Builder type = writer.type();
        type.addJavadoc(
                "Writes and reads {@link $T}$L, $L. Stateless and thread-safe.\n",
                writer.className(),
                dto.bound()
                        .map(bound -> " with the type arguments of {@code " + bound + "}")
                        .orElse(""),
                describe(model.messageSize()));
        type.addField(constant(marshaller, "INSTANCE", Modifier.PUBLIC)
                .initializer("new $T()", marshaller)
                .build());
        type.addField(constant(TypeName.INT, "MIN_SIZE", Modifier.PUBLIC)
                .addJavadoc("The minimum number of bytes of a message.\n")
                .initializer("$L", model.messageSize().minConstant())
                .build());
        type.addField(constant(TypeName.INT, "MAX_SIZE", Modifier.PUBLIC)
                .addJavadoc("The maximum number of bytes of a message; -1 if there is no maximum.\n")
                .initializer("$L", model.messageSize().maxConstant())
                .build());
        boolean isBlock = PrimitiveBlock.isWhole(model);
        if (isBlock) {
            addSchema(writer);
        } else {
            addFields(writer);
        }
        String schema = isBlock ? "SCHEMA" : "INSTANCE.schema()";
        CodeBlock.Builder checks = CodeBlock.builder();
        dto.ancestor()
                .ifPresent(ancestor -> checks.addStatement(
                        "$T.requireInherited($L, $L$L$L)",
                        TYPE_SCHEMA,
                        schema,
                        ancestor.isLast() ? ancestor.first() + ", " : "",
                        schemaOf(ancestor),
                        leftOut(ancestor)));
        SeparateClasses.addCheck(writer, checks);
        FixedParts parts = FixedParts.of(model);
        for (CustomMarshaller custom : parts.custom()) {
            checks.addStatement(
                    "$T.requireSize($T.lookup(), $T.class, $T.class, $L)",
                    Names.support("FixedFieldMarshallers"),
                    MethodHandles.class,
                    writer.className(),
                    Names.of(custom.name()),
                    custom.size());
        }
        for (NestedCodec nested : parts.nested()) {
            checks.addStatement(
                    "$T.requireFixedSize($L, $T.INSTANCE.schema(), $L)",
                    TYPE_SCHEMA,
                    schema,
                    Names.of(nested.marshaller()),
                    nested.fixedSize().orElseThrow());
        }
        if (isBlock) {
            checks.addStatement("$T.register(INSTANCE, $S)", Names.api("Marshallers"), model.version());
        }
        if (!checks.isEmpty()) {
            type.addStaticBlock(checks.build());
        }
        MethodSpec.Builder constructor = MethodSpec.constructorBuilder().addModifiers(Modifier.PRIVATE);
        type.addMethod((isBlock ? constructor : constructor.addStatement(construction(writer))).build());
    }

    /** The call of the superclass, which creates the schema unless it has more than the fields of one class. */
    private static CodeBlock construction(MarshallerWriter writer) {
        MarshallerModel model = writer.model();
        boolean isPlain = model.dto().bound().isEmpty()
                && !model.hasSchemaId()
                && !model.isFamily()
                && ImportedTypes.of(model.dto()).isEmpty();
        return CodeBlock.of(
                "super($T.class, $S$L)",
                writer.className(),
                model.version(),
                isPlain ? FieldLines.of(model).arguments() : CodeBlock.of(",$W$L", schema(model, writer.className())));
    }

    /** Adds the schema of a type, and the constants with its fields. */
    static void addSchema(MarshallerWriter writer) {
        addFields(writer);
        writer.type()
                .addField(constant(SCHEMA, "SCHEMA", Modifier.PRIVATE)
                        .initializer(schema(writer.model(), writer.className()))
                        .build());
    }

    private static void addFields(MarshallerWriter writer) {
        FieldLines.of(writer.model()).constants().forEach(constant -> {
            writer.members().reserve(constant.name());
            writer.type().addField(constant);
        });
    }

    private static CodeBlock schema(MarshallerModel model, ClassName dto) {
        CodeBlock lines = FieldLines.of(model).arguments();
        CodeBlock.Builder fields = CodeBlock.builder()
                .add(
                        model.dto().bound().isPresent()
                                ? CodeBlock.of(
                                        "$T.named($S, $T.class",
                                        TYPE_SCHEMA,
                                        model.dto().schemaName().binary(),
                                        Names.of(model.dto().marshaller()))
                                : CodeBlock.of("$T.of($T.class", TYPE_SCHEMA, dto));
        fields.indent().indent();
        fields.add(lines).add(")");
        model.dto().family().ifPresent(family -> fields.add(members(family)));
        List<String> imported = ImportedTypes.of(model.dto());
        if (!imported.isEmpty()) {
            fields.add(
                    "\n.from($T.imports($T.class",
                    TYPE_SCHEMA,
                    Names.of(model.dto().marshaller()));
            imported.forEach(type -> fields.add(",$W$S", type));
            fields.add("))");
        }
        if (model.hasSchemaId()) {
            fields.add("\n.withSchemaId()");
        }
        return fields.unindent().unindent().build();
    }

    private static CodeBlock members(Family family) {
        CodeBlock members = family.members().stream()
                .map(member -> CodeBlock.of(
                        "\n    $S", member.id() + " " + member.type().name().binary()))
                .collect(CodeBlock.joining(","));
        return CodeBlock.of("\n.asFamily($L)", members);
    }

    private static CodeBlock leftOut(Ancestor ancestor) {
        return ancestor.leftOut().stream()
                .map(constant -> CodeBlock.of(",$W$S", constant))
                .collect(CodeBlock.joining(""));
    }

    private static CodeBlock schemaOf(Ancestor ancestor) {
        ClassName marshaller = Names.of(ancestor.marshaller());
        return ancestor.isAbstract()
                ? CodeBlock.of("$T.schema()", marshaller)
                : CodeBlock.of("$T.INSTANCE.schema()", marshaller);
    }

    private static FieldSpec.Builder constant(TypeName type, String name, Modifier visibility) {
        return FieldSpec.builder(type, name, visibility, Modifier.STATIC, Modifier.FINAL);
    }

    private static String describe(Size size) {
        if (size.min() == size.max()) {
            return size.min() + " bytes each";
        }
        return size.max() == Size.UNBOUNDED
                ? size.min() + " bytes or more each"
                : size.min() + " to " + size.max() + " bytes each";
    }
}
