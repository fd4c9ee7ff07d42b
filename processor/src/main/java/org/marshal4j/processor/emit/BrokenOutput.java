package org.marshal4j.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import java.util.List;
import javax.lang.model.element.Modifier;
import org.marshal4j.processor.codec.Blocks;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.model.Name;

/**
 * What stands in for the generated types of a DTO that has problems, so that the compiler reports those and not, after them,
 * every use of types that do not exist.
 */
public final class BrokenOutput {

    private static final CodeBlock FAIL = CodeBlock.of(
            "throw new $T($S);\n", IllegalStateException.class, "@Marshal reported errors at compile time");

    private final Name name;
    private final Name marshaller;
    private final boolean isImported;
    private final TypeName dto;
    private final String version;

    /**
     * The stand-ins for a DTO.
     *
     * @param marshaller the name of its marshaller
     * @param isImported whether that is all
     * @param reachable whether generated code can name it
     */
    public BrokenOutput(Name name, Name marshaller, boolean isImported, boolean reachable, String version) {
        this.name = name;
        this.marshaller = marshaller;
        this.isImported = isImported;
        this.dto = reachable ? Names.of(name) : ClassName.OBJECT;
        this.version = version;
    }

    /** The files. */
    public List<JavaFile> emit() {
        JavaFile file = file(marshaller, marshaller());
        return isImported ? List.of(file) : List.of(file(name, marshallable()), file);
    }

    /** Types with the names of those that would be generated, and nothing in them. */
    public static List<JavaFile> withoutRuntime(Name name) {
        TypeSpec marshallable = TypeSpec.interfaceBuilder(
                        name.generated("Marshallable").simple())
                .addModifiers(Modifier.PUBLIC)
                .build();
        TypeSpec marshaller = TypeSpec.classBuilder(name.generated("Marshaller").simple())
                .addModifiers(Modifier.PUBLIC, Modifier.FINAL)
                .build();
        return List.of(file(name, marshallable), file(name, marshaller));
    }

    private static JavaFile file(Name name, TypeSpec type) {
        return JavaFile.builder(name.packageName(), type)
                .indent("    ")
                .skipJavaLangImports(true)
                .build();
    }

    private TypeSpec marshallable() {
        return TypeSpec.interfaceBuilder(name.generated("Marshallable").simple())
                .addAnnotation(Files.generated(version))
                .addModifiers(Modifier.PUBLIC)
                .addSuperinterface(ClassName.get("net.openhft.chronicle.bytes", "BytesMarshallable"))
                .build();
    }

    private TypeSpec marshaller() {
        ClassName self = Names.of(marshaller);
        ParameterSpec value = ParameterSpec.builder(dto, "value").build();
        return TypeSpec.classBuilder(self)
                .addAnnotation(Files.generated(version))
                .addModifiers(Modifier.PUBLIC, Modifier.FINAL)
                .addSuperinterface(ParameterizedTypeName.get(Names.runtime("Marshaller"), dto))
                .addField(FieldSpec.builder(self, "INSTANCE", Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
                        .initializer("new $T()", self)
                        .build())
                .addField(size("MIN_SIZE", 0))
                .addField(size("MAX_SIZE", -1))
                .addMethod(entry("write", TypeName.VOID, value, Blocks.OUT))
                .addMethod(entry("read", dto, Blocks.IN))
                .addMethod(entry("readInto", TypeName.VOID, value, Blocks.IN))
                .addMethod(entry("sizeOf", TypeName.LONG, value))
                .addMethod(entry("schema", Names.runtime("Schema")))
                .addMethod(entry("type", ParameterizedTypeName.get(ClassName.get(Class.class), dto)))
                .addMethod(body("writeFields", TypeName.VOID, value, Blocks.OUT, Blocks.DEPTH))
                .addMethod(body("readFields", dto, value, Blocks.IN, Blocks.DEPTH))
                .addMethod(body("sizeOfFields", TypeName.LONG, value, Blocks.DEPTH))
                .addMethod(body("writeFields", TypeName.VOID, value, Blocks.OUT, Blocks.DEPTH, Blocks.GRAPH))
                .addMethod(body("readFields", dto, value, Blocks.IN, Blocks.DEPTH, Blocks.GRAPH))
                .addMethod(body("sizeOfFields", TypeName.LONG, value, Blocks.DEPTH, Blocks.GRAPH))
                .build();
    }

    private static FieldSpec size(String name, int value) {
        return FieldSpec.builder(TypeName.INT, name, Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
                .initializer("$L", value)
                .build();
    }

    private static MethodSpec entry(String name, TypeName returns, ParameterSpec... parameters) {
        return method(name, returns, parameters).addAnnotation(Override.class).build();
    }

    private static MethodSpec body(String name, TypeName returns, ParameterSpec... parameters) {
        return method(name, returns, parameters).addModifiers(Modifier.STATIC).build();
    }

    private static MethodSpec.Builder method(String name, TypeName returns, ParameterSpec... parameters) {
        return MethodSpec.methodBuilder(name)
                .addModifiers(Modifier.PUBLIC)
                .returns(returns)
                .addParameters(List.of(parameters))
                .addCode(FAIL);
    }
}
