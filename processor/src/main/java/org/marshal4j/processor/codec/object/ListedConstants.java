package org.marshal4j.processor.codec.object;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import java.util.List;
import javax.lang.model.element.Modifier;
import org.marshal4j.processor.codec.Blocks;
import org.marshal4j.processor.codec.Members;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.codec.Passing;

/** The constants through which a marshaller tells the runtime which classes a field's {@code @Dynamic} lists. */
final class ListedConstants {

    private static final ClassName LIST = Names.support("ListedTypes");
    private static final ClassName TYPE = Names.support("ListedType");

    private ListedConstants() {}

    /** The name of the constant that holds all of them; it is added if it is missing. */
    static String of(List<ListedCodecs.Listed> listed, Members members, String label) {
        CodeBlock types = listed.stream()
                .map(each -> CodeBlock.of("$N", constant(each, members, label)))
                .collect(CodeBlock.joining(", "));
        return members.constant(Members.capitalized(label) + "Types", LIST, CodeBlock.of("$T.of($L)", LIST, types));
    }

    private static String constant(ListedCodecs.Listed listed, Members members, String label) {
        ClassName type = Names.of(listed.name());
        TypeSpec body = TypeSpec.anonymousClassBuilder("$L, $T.class", listed.id(), type)
                .superclass(TYPE)
                .addMethod(write(listed, type, members, label))
                .addMethod(read(listed, type, members, label))
                .addMethod(sizeOf(listed, type, members, label))
                .addMethod(copy(listed, type, members, label))
                .build();
        return members.constant("Listed" + listed.name().simple(), TYPE, CodeBlock.of("$L", body));
    }

    private static MethodSpec write(ListedCodecs.Listed listed, ClassName type, Members members, String label) {
        CodeBlock.Builder code = CodeBlock.builder();
        listed.codec().write(members, label, as(type, "value"), code);
        return Members.overriding(Modifier.PROTECTED, "write", TypeName.VOID)
                .addParameter(ClassName.OBJECT, "value")
                .addParameter(Blocks.OUT)
                .addParameters(Passing.GRAPH.parameters())
                .addCode(code.build())
                .build();
    }

    private static MethodSpec read(ListedCodecs.Listed listed, ClassName type, Members members, String label) {
        return Members.overriding(Modifier.PROTECTED, "read", ClassName.OBJECT)
                .addParameter(ClassName.OBJECT, "current")
                .addParameter(Blocks.IN)
                .addParameters(Passing.GRAPH.parameters())
                .addStatement("return $L", listed.codec().read(members, label, as(type, "current")))
                .build();
    }

    private static MethodSpec sizeOf(ListedCodecs.Listed listed, ClassName type, Members members, String label) {
        return Members.overriding(Modifier.PROTECTED, "sizeOf", TypeName.LONG)
                .addParameter(ClassName.OBJECT, "value")
                .addParameters(Passing.GRAPH.parameters())
                .addStatement("return $L", listed.codec().sizeOf(members, label, as(type, "value")))
                .build();
    }

    private static MethodSpec copy(ListedCodecs.Listed listed, ClassName type, Members members, String label) {
        return Members.overriding(Modifier.PROTECTED, "copy", ClassName.OBJECT)
                .addParameter(ClassName.OBJECT, "value")
                .addParameter(ClassName.OBJECT, "current")
                .addParameters(Passing.GRAPH.parameters())
                .addStatement("return $L", listed.codec().copy(members, label, as(type, "value"), as(type, "current")))
                .build();
    }

    private static CodeBlock as(ClassName type, String variable) {
        return CodeBlock.of("($T) $N", type, variable);
    }
}
