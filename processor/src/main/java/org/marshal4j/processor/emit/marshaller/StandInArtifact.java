package org.marshal4j.processor.emit.marshaller;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import com.palantir.javapoet.TypeVariableName;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;
import org.marshal4j.processor.codec.Blocks;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.codec.Passing;
import org.marshal4j.processor.emit.Files;
import org.marshal4j.processor.emit.WalkSignature;
import org.marshal4j.processor.emit.bean.BeanStandIn;
import org.marshal4j.processor.emit.chroniclewire.ChronicleWireStandIn;
import org.marshal4j.processor.emit.family.FamilyDispatch;
import org.marshal4j.processor.emit.table.TableStandIn;
import org.marshal4j.processor.model.Name;
import org.marshal4j.processor.model.Signature;
import org.marshal4j.processor.model.ViewMethods;

/**
 * Placeholders for the generated types of a DTO that has problems. They keep the compiler from reporting every use of
 * a missing type in addition to those problems.
 */
public final class StandInArtifact {

    private static final CodeBlock FAIL = CodeBlock.of(
            "throw new $T($S);\n", IllegalStateException.class, "@Marshal reported errors at compile time");

    private final Name name;
    private final Name marshaller;
    private final Set<Trait> traits;
    private final List<Signature> methods;
    private final TypeName dto;
    private final String version;

    /** The few things that must be known about a DTO with problems. */
    public enum Trait {
        /** Only its marshaller is generated, and possibly a view. */
        IMPORTED,
        /** The compilation has Chronicle Bytes. */
        CHRONICLE_BYTES,
        /** It is a DTO of Chronicle Wire, so it needs the methods for that. */
        IN_CHRONICLE_WIRE,
        /** Generated code can name it. */
        REACHABLE,
        /** It is abstract and not a family. Its marshaller is only there for subclasses that inherit its fields. */
        CARRIER,
        /** It asks for a view of its messages. */
        VIEW,
        /** Its messages begin with schema ids. */
        SCHEMA_ID,
        /** It asks for a table of its objects. */
        TABLE,
        /** It asks for a table, but the module that tables need is missing. */
        TABLE_ALONE,
        /** It is an interface for which a class is generated. */
        BEAN,
        /** It needs the methods of Externalizable. */
        EXTERNALIZABLE
    }

    /**
     * The placeholders for a DTO.
     *
     * @param marshaller the name of its marshaller
     * @param methods the methods that implementations of an interface must have, if code can name their types
     */
    public StandInArtifact(Name name, Name marshaller, Set<Trait> traits, List<Signature> methods, String version) {
        this.name = name;
        this.marshaller = marshaller;
        this.traits = traits;
        this.methods = List.copyOf(methods);
        this.dto = traits.contains(Trait.REACHABLE) ? Names.of(name) : ClassName.OBJECT;
        this.version = version;
    }

    /** The files. */
    public List<JavaFile> emit() {
        JavaFile file = file(marshaller, traits.contains(Trait.CARRIER) ? carrier() : marshaller());
        if (traits.contains(Trait.IMPORTED)) {
            return traits.contains(Trait.VIEW) ? List.of(file, file(marshaller, view())) : List.of(file);
        }
        List<JavaFile> files = new ArrayList<>(List.of(file(name, marshallable()), file));
        if (traits.contains(Trait.IN_CHRONICLE_WIRE)) {
            files.add(file(name, ChronicleWireStandIn.of(name, version, FAIL)));
        }
        if (traits.contains(Trait.BEAN)) {
            files.add(file(name, BeanStandIn.of(name, methods, version, FAIL)));
        }
        if (traits.contains(Trait.VIEW)) {
            files.add(file(marshaller, view()));
        }
        TableStandIn table = new TableStandIn(name, dto, version, FAIL);
        if (traits.contains(Trait.TABLE)) {
            files.add(file(name, table.whole(methods)));
        }
        if (traits.contains(Trait.TABLE_ALONE)) {
            files.add(file(name, table.alone()));
        }
        return files;
    }

    /** Empty types with the names of the generated ones. */
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
        TypeSpec.Builder type = TypeSpec.interfaceBuilder(
                        name.generated("Marshallable").simple())
                .addAnnotation(Files.generated(version))
                .addModifiers(Modifier.PUBLIC);
        if (traits.contains(Trait.CHRONICLE_BYTES)) {
            type.addSuperinterface(ClassName.get("net.openhft.chronicle.bytes", "BytesMarshallable"));
        }
        if (traits.contains(Trait.EXTERNALIZABLE)) {
            ExternalMethods.addStandInsTo(type, FAIL);
        }
        if (traits.contains(Trait.IN_CHRONICLE_WIRE)) {
            type.addSuperinterface(ClassName.get("net.openhft.chronicle.wire", "Marshallable"));
        }
        return type.build();
    }

    private TypeSpec view() {
        ClassName self = Names.viewOf(marshaller);
        TypeSpec.Builder type = TypeSpec.classBuilder(self)
                .addAnnotation(Files.generated(version))
                .addModifiers(Modifier.PUBLIC, Modifier.FINAL)
                .superclass(ParameterizedTypeName.get(
                        Names.view(traits.contains(Trait.SCHEMA_ID) ? "IdentifiedView" : "MessageView"), dto, self))
                .addMethod(MethodSpec.constructorBuilder()
                        .addModifiers(Modifier.PUBLIC)
                        .addStatement("super(null, 0, 0, false)")
                        .addCode(FAIL)
                        .build())
                .addMethod(WalkSignature.walkSection().build());
        // Otherwise the methods of all views would clash with those that the interface asks for.
        if (methods.stream().map(Signature::name).noneMatch(ViewMethods.NAMES::contains)) {
            BeanStandIn.implement(type, Names.of(name), methods, FAIL);
        }
        return type.build();
    }

    private TypeSpec carrier() {
        return emptyMarshaller()
                .addMethod(body("schema", Names.schema("Schema")))
                .build();
    }

    private TypeSpec.Builder emptyMarshaller() {
        return TypeSpec.classBuilder(Names.of(marshaller))
                .addAnnotation(Files.generated(version))
                .addModifiers(Modifier.PUBLIC, Modifier.FINAL);
    }

    private TypeSpec marshaller() {
        ClassName self = Names.of(marshaller);
        ParameterSpec value = ParameterSpec.builder(dto, "value").build();
        TypeSpec.Builder type = emptyMarshaller()
                .addSuperinterface(ParameterizedTypeName.get(
                        traits.contains(Trait.CHRONICLE_BYTES)
                                ? Names.chronicle("ChronicleMarshaller")
                                : Names.api("Marshaller"),
                        dto))
                .addField(FieldSpec.builder(self, "INSTANCE", Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL)
                        .initializer("new $T()", self)
                        .build())
                .addField(size("MIN_SIZE", 0))
                .addField(size("MAX_SIZE", -1))
                .addMethod(entry("write", TypeName.VOID, value, Blocks.OUT))
                .addMethod(entry("read", dto, Blocks.IN))
                .addMethod(entry("readInto", TypeName.VOID, value, Blocks.IN))
                .addMethod(entry("sizeOf", TypeName.LONG, value))
                .addMethod(entry("schema", Names.schema("Schema")))
                .addMethod(entry("type", ParameterizedTypeName.get(ClassName.get(Class.class), dto)));
        for (Passing passing : Passing.ALL) {
            addBodies(type, value, passing.parameters());
        }
        addBodies(
                type,
                value,
                List.of(
                        Blocks.DEPTH,
                        ParameterSpec.builder(Object.class, "parent").build()));
        addDispatch(type, value);
        if (traits.contains(Trait.CHRONICLE_BYTES)) {
            type.addMethod(entry("write", TypeName.VOID, value, Blocks.BYTES_OUT))
                    .addMethod(entry("read", dto, Blocks.BYTES_IN))
                    .addMethod(entry("readInto", TypeName.VOID, value, Blocks.BYTES_IN));
        }
        return type.build();
    }

    /**
     * Adds a body for each set of arguments that a caller may pass, depending on what the type needed while it had no
     * problems.
     */
    private void addBodies(TypeSpec.Builder type, ParameterSpec value, List<ParameterSpec> handed) {
        ParameterSpec current = ParameterSpec.builder(dto, "current").build();
        type.addMethod(body("writeFields", TypeName.VOID, plus(handed, value, Blocks.OUT)))
                .addMethod(giving("readFields", plus(handed, value, Blocks.IN)))
                .addMethod(giving("copyFields", plus(handed, value, current)))
                .addMethod(body("sizeOfFields", TypeName.LONG, plus(handed, value)))
                .addMethod(body("writeNullable", TypeName.VOID, plus(handed, value, Blocks.OUT)))
                .addMethod(giving("readNullable", plus(handed, value, Blocks.IN)));
    }

    /**
     * A body that returns an object. If code cannot name the right class, it returns whatever class the caller wants.
     */
    private MethodSpec giving(String method, ParameterSpec... parameters) {
        if (traits.contains(Trait.REACHABLE)) {
            return body(method, dto, parameters);
        }
        TypeVariableName any = TypeVariableName.get("T");
        return body(method, any, parameters).toBuilder().addTypeVariable(any).build();
    }

    /** Adds the methods of a family's root, since that may be what is broken. */
    private void addDispatch(TypeSpec.Builder type, ParameterSpec value) {
        if (name.simpleNames().get(0).equals(FamilyDispatch.HANDLER)) {
            // The interface would hide the DTO in the default package.
            return;
        }
        ParameterSpec handler = ParameterSpec.builder(
                        Names.of(marshaller).nestedClass(FamilyDispatch.HANDLER), "handler")
                .build();
        type.addType(TypeSpec.interfaceBuilder(FamilyDispatch.HANDLER)
                        .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
                        .build())
                .addMethod(body(FamilyDispatch.DISPATCH, TypeName.VOID, Blocks.IN, handler))
                .addMethod(body(FamilyDispatch.DISPATCH, TypeName.VOID, value, handler));
        if (traits.contains(Trait.CHRONICLE_BYTES)) {
            type.addMethod(body(FamilyDispatch.DISPATCH, TypeName.VOID, Blocks.BYTES_IN, handler));
        }
    }

    private static ParameterSpec[] plus(List<ParameterSpec> handed, ParameterSpec... first) {
        return Stream.concat(Stream.of(first), handed.stream()).toArray(ParameterSpec[]::new);
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
