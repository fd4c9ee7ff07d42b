package org.marshal4j.processor.emit;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeName;
import java.util.List;
import javax.lang.model.element.Modifier;

/** What methods of views that walk over sections take, as the runtime's {@code walkSection} does. */
public final class WalkSignature {

    private static final List<ParameterSpec> PARAMETERS = List.of(
            parameter(TypeName.INT, "from"),
            parameter(TypeName.INT, "to"),
            parameter(TypeName.LONG, "position"),
            parameter(TypeName.get(Object.class), "base"),
            parameter(TypeName.LONG, "end"),
            parameter(TypeName.get(long[].class), "found"));

    private WalkSignature() {}

    private static ParameterSpec parameter(TypeName type, String name) {
        return ParameterSpec.builder(type, name).build();
    }

    /** The method that every view has. */
    public static MethodSpec.Builder walkSection() {
        return method("walkSection", Modifier.PROTECTED).addAnnotation(Override.class);
    }

    /** A method that walks over some of the sections. */
    public static MethodSpec.Builder method(String name, Modifier modifier) {
        return MethodSpec.methodBuilder(name).addModifiers(modifier).addParameters(PARAMETERS);
    }

    /** A call of such a method with the same arguments. */
    public static CodeBlock call(String name) {
        return CodeBlock.of(
                "$N($L)",
                name,
                PARAMETERS.stream().map(each -> CodeBlock.of("$N", each)).collect(CodeBlock.joining(", ")));
    }
}
