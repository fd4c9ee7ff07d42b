package org.marshal4j.processor.emit.marshaller;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import javax.lang.model.element.Modifier;
import org.marshal4j.processor.codec.Blocks;
import org.marshal4j.processor.codec.Members;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.emit.EntryCalls;
import org.marshal4j.processor.emit.MarshallerModel;
import org.marshal4j.processor.emit.MarshallerPart;
import org.marshal4j.processor.emit.MarshallerWriter;
import org.marshal4j.processor.emit.family.FamilyCalls;
import org.marshal4j.processor.model.Dto;

/**
 * The methods of the interface {@code Marshaller}, which users call and which call the bodies. Most are in a superclass,
 * and call methods that each marshaller has.
 */
final class EntryMethods implements MarshallerPart {

    private static final ClassName FAILURES = Names.support("Failures");
    private static final CodeBlock NULL = CodeBlock.of("null");

    @Override
    public boolean concerns(MarshallerModel model) {
        return !model.isCarrier();
    }

    @Override
    public void addTo(MarshallerWriter writer) {
        EntryCalls calls = calls(writer);
        CodeBlock graph = graph(writer);
        if (PrimitiveBlock.isWhole(writer.model())) {
            addAttempts(writer, calls);
        } else {
            addMessages(writer, calls);
        }
        writer.type()
                .addMethod(Members.overriding("sizeOf", TypeName.LONG)
                        .addParameter(writer.parameter())
                        .addCode(within(writer, CodeBlock.of("return $L;\n", calls.sizeOf(writer, graph))))
                        .build());
        if (PrimitiveBlock.isWhole(writer.model())) {
            writer.type()
                    .addMethod(Members.overriding("schema", Names.schema("Schema"))
                            .addStatement("return SCHEMA")
                            .build())
                    .addMethod(type(writer));
        }
    }

    /** Whether the superclass can read into objects: those of exactly one class. */
    private static boolean isFilling(MarshallerWriter writer) {
        return !writer.model().isFamily()
                && !writer.dto().isBean()
                && writer.dto().isMutable();
    }

    /** The superclass has the methods that fail, which call these. */
    private static void addMessages(MarshallerWriter writer, EntryCalls calls) {
        CodeBlock graph = graph(writer);
        boolean isFilling = isFilling(writer);
        writer.type()
                .superclass(ParameterizedTypeName.get(superclass(writer, isFilling), writer.object()))
                .addMethod(Members.overriding(Modifier.PROTECTED, "writeMessage", TypeName.VOID)
                        .addParameter(writer.parameter())
                        .addParameter(Blocks.OUT)
                        .addCode(within(writer, calls.write(writer, graph)))
                        .build())
                .addMethod(Members.overriding(Modifier.PROTECTED, "readMessage", writer.object())
                        .addParameter(writer.object(), "current")
                        .addParameter(Blocks.IN)
                        .addCode(within(writer, calls.read(writer, isFilling ? CodeBlock.of("current") : NULL, graph)))
                        .build());
        if (!isFilling) {
            addReadInto(writer, calls);
        }
    }

    private static ClassName superclass(MarshallerWriter writer, boolean isFilling) {
        return writer.dto().is(Dto.Trait.CHRONICLE_BYTES)
                ? Names.chronicle(isFilling ? "FillingBytesMarshaller" : "BytesMarshaller")
                : Names.support(isFilling ? "FillingMarshaller" : "GeneratedMarshaller");
    }

    /** The superclass belongs to the block. */
    private static void addAttempts(MarshallerWriter writer, EntryCalls calls) {
        CodeBlock graph = graph(writer);
        boolean needsGraph = writer.model().needsGraph();
        writer.type()
                .addMethod(Members.overriding("write", TypeName.VOID)
                        .addParameter(writer.parameter())
                        .addParameter(Blocks.OUT)
                        .addCode(attempt(calls.write(writer, graph), "writing", "out", needsGraph))
                        .build())
                .addMethod(Members.overriding("read", writer.object())
                        .addParameter(Blocks.IN)
                        .addCode(attempt(calls.read(writer, NULL, graph), "reading", "in", needsGraph))
                        .build());
        addReadInto(writer, calls);
    }

    private static void addReadInto(MarshallerWriter writer, EntryCalls calls) {
        calls.readInto(writer, graph(writer))
                .ifPresent(fill -> writer.type()
                        .addMethod(Members.overriding("readInto", TypeName.VOID)
                                .addParameter(writer.parameter())
                                .addParameter(Blocks.IN)
                                .addCode(attempt(
                                        calls.check(writer).toBuilder()
                                                .add(fill)
                                                .build(),
                                        "reading",
                                        "in",
                                        writer.model().needsGraph()))
                                .build()));
    }

    private static MethodSpec type(MarshallerWriter writer) {
        TypeName type = ParameterizedTypeName.get(ClassName.get(Class.class), writer.object());
        MethodSpec.Builder method = Members.overriding("type", type);
        if (writer.dto().bound().isEmpty()) {
            return method.addStatement("return $T.class", writer.className()).build();
        }
        // The class is the same for all type arguments.
        return method.addAnnotation(AnnotationSpec.builder(SuppressWarnings.class)
                        .addMember("value", "$S", "unchecked")
                        .build())
                .addStatement("return ($T) ($T<?>) $T.class", type, Class.class, writer.className())
                .build();
    }

    static EntryCalls calls(MarshallerWriter writer) {
        return writer.model().hasSchemaId() ? new IdentifiedCalls(bodies(writer)) : bodies(writer);
    }

    /** The calls for objects without schema ids, such as those that other messages hold. */
    static EntryCalls bodies(MarshallerWriter writer) {
        return writer.model().isFamily() ? new FamilyCalls() : new ExactCalls();
    }

    static CodeBlock graph(MarshallerWriter writer) {
        return CodeBlock.of(writer.model().needsGraph() ? ", graph" : "");
    }

    /** Does something. On failure, restores the position and reports where it failed. */
    private static CodeBlock attempt(CodeBlock action, String doing, String bytes, boolean needsGraph) {
        CodeBlock.Builder code = CodeBlock.builder().addStatement("long start = $L.position()", bytes);
        if (needsGraph) {
            code.add(begin());
        }
        code.beginControlFlow("try")
                .add(action)
                .nextControlFlow("catch ($T failure)", Throwable.class)
                .addStatement("throw $T.$L(this, $L, start, failure)", FAILURES, doing, bytes);
        if (needsGraph) {
            code.nextControlFlow("finally").addStatement("graph.end()");
        }
        return code.endControlFlow().build();
    }

    /** Does something with a graph, if it needs one. */
    static CodeBlock within(MarshallerWriter writer, CodeBlock action) {
        if (!writer.model().needsGraph()) {
            return action;
        }
        return CodeBlock.builder()
                .add(begin())
                .beginControlFlow("try")
                .add(action)
                .nextControlFlow("finally")
                .addStatement("graph.end()")
                .endControlFlow()
                .build();
    }

    private static CodeBlock begin() {
        return CodeBlock.of("$1T graph = $1T.begin();\n", Names.GRAPH);
    }
}
