package org.marshal4j.processor.emit.bean;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import java.util.List;
import javax.lang.model.element.Modifier;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.emit.Files;
import org.marshal4j.processor.model.Name;
import org.marshal4j.processor.model.Signature;

/** The class that is generated in place of a bean whose interface has errors. */
public final class BeanStandIn {

    private BeanStandIn() {}

    /**
     * The class.
     *
     * @param methods the methods that it needs to implement the interface. If they are unknown, it does not implement
     *     it.
     * @param fail the code of its methods
     */
    public static TypeSpec of(Name name, List<Signature> methods, String version, CodeBlock fail) {
        TypeSpec.Builder spec = TypeSpec.classBuilder(Names.beanOf(name))
                .addAnnotation(Files.generated(version))
                .addModifiers(Modifier.PUBLIC, Modifier.FINAL);
        implement(spec, Names.of(name), methods, fail);
        return spec.build();
    }

    /** Makes a class implement the interface. */
    public static void implement(TypeSpec.Builder spec, ClassName type, List<Signature> methods, CodeBlock fail) {
        if (methods.isEmpty()) {
            return;
        }
        spec.addSuperinterface(type);
        for (Signature signature : methods) {
            MethodSpec.Builder method = MethodSpec.methodBuilder(signature.name())
                    .addModifiers(Modifier.PUBLIC)
                    .returns(signature.returns().map(Names::erased).orElse(TypeName.VOID))
                    .addCode(fail);
            for (int i = 0; i < signature.parameters().size(); i++) {
                method.addParameter(Names.erased(signature.parameters().get(i)), "value" + (i + 1));
            }
            spec.addMethod(method.build());
        }
    }
}
