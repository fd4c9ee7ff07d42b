package org.marshal4j.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import javax.lang.model.element.Modifier;
import org.marshal4j.processor.codec.FreeNames;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.model.Construction;
import org.marshal4j.processor.model.Construction.Argument;
import org.marshal4j.processor.model.TypeRef;

/**
 * Calls a constructor that generated code cannot access, through a method of the marshaller and a constant handle,
 * which HotSpot makes as fast as a direct call.
 */
record HiddenConstructor(MarshallerWriter writer) {
    /** Calls the constructor without parameters. */
    CodeBlock call() {
        return call(List.of(), List.of(), CodeBlock.of(""));
    }

    /** Calls a constructor with parameters. */
    CodeBlock call(Construction.ByHiddenConstructor of, CodeBlock arguments) {
        return call(of.arguments(), of.parameters(), arguments);
    }

    private CodeBlock call(List<Argument> passed, List<TypeRef> parameters, CodeBlock arguments) {
        String suggestion = "new" + writer.className().simpleName();
        String method = writer.members()
                .method(HiddenConstructor.class, suggestion, name -> declaration(name, passed, parameters));
        return CodeBlock.of("$N($L)", method, arguments);
    }

    private MethodSpec declaration(String name, List<Argument> passed, List<TypeRef> parameters) {
        List<TypeName> types = parameters.stream().map(Names::of).toList();
        List<String> variables = new ArrayList<>();
        FreeNames names = new FreeNames();
        String thrown = names.newName("e");
        passed.forEach(argument -> variables.add(names.newName(nameOf(argument))));
        MethodSpec.Builder method = MethodSpec.methodBuilder(name)
                .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
                .returns(writer.object());
        IntStream.range(0, types.size()).forEach(i -> method.addParameter(types.get(i), variables.get(i)));
        return method.beginControlFlow("try")
                .addStatement(
                        "return $L $N.invokeExact($L)",
                        writer.members().cast(writer.object()),
                        handle(parameters),
                        String.join(", ", variables))
                .nextControlFlow("catch ($T $N)", Throwable.class, thrown)
                .addStatement("throw $T.thrown($N)", Names.support("Handles"), thrown)
                .endControlFlow()
                .build();
    }

    private String handle(List<TypeRef> parameters) {
        CodeBlock classes = parameters.stream()
                .map(type -> CodeBlock.of(", $T.class", Names.erased(type)))
                .collect(CodeBlock.joining(""));
        return writer.members()
                .constant(
                        "constructor",
                        ClassName.get(MethodHandle.class),
                        CodeBlock.of(
                                "$T.constructor($T.lookup(), $T.class$L)",
                                Names.support("Handles"),
                                MethodHandles.class,
                                writer.className(),
                                classes));
    }

    private String nameOf(Argument argument) {
        int field =
                IntStream.range(0, fields()).filter(argument::isOf).findFirst().orElseThrow();
        return writer.dto().field(field).name();
    }

    private int fields() {
        return writer.dto().fields().size() + writer.dto().parents().size();
    }
}
