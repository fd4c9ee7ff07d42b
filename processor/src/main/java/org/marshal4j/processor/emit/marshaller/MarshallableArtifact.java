package org.marshal4j.processor.emit.marshaller;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeSpec;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Modifier;
import org.marshal4j.processor.codec.Blocks;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.emit.Artifact;
import org.marshal4j.processor.emit.Files;
import org.marshal4j.processor.emit.GeneratedFile;
import org.marshal4j.processor.emit.MarshallerModel;
import org.marshal4j.processor.emit.chroniclewire.ChronicleWireMethods;
import org.marshal4j.processor.model.Construction;
import org.marshal4j.processor.model.Dto;
import org.marshal4j.processor.model.Field;

/** The interface of a DTO. With Chronicle Bytes in the compilation, it makes the class one of Chronicle's DTOs. */
public final class MarshallableArtifact implements Artifact {

    private static final String CHRONICLE = "net.openhft.chronicle.bytes";

    @Override
    public boolean concerns(Dto dto) {
        return !dto.is(Dto.Trait.IMPORTED);
    }

    @Override
    public GeneratedFile emit(MarshallerModel model) {
        return new GeneratedFile.JavaCode(emit(model.dto(), model.version()));
    }

    /** The file for a DTO, whatever its fields are. */
    public static JavaFile emit(Dto dto, String version) {
        ClassName type = Names.of(dto.name());
        ClassName marshaller = Names.of(dto.marshaller());
        TypeSpec.Builder spec = TypeSpec.interfaceBuilder(
                        dto.name().generated("Marshallable").simple())
                .addAnnotation(Files.generated(version))
                .addAnnotations(Files.silences(dto))
                .addModifiers(Files.modifiers(dto))
                .addJavadoc(javadoc(dto), type);
        parentsOf(dto).forEach(spec::addSuperinterface);
        new ChronicleWireMethods(dto).addTo(spec, self(dto));
        if (!dto.isAbstract()) {
            if (dto.is(Dto.Trait.CHRONICLE_BYTES)) {
                addBytesMethods(spec, dto, marshaller);
            }
            if (isReadable(dto) && dto.is(Dto.Trait.EXTERNALIZABLE)) {
                ExternalMethods.addTo(spec, marshaller, self(dto));
            }
        }
        return Files.file(dto, spec.build());
    }

    private static String javadoc(Dto dto) {
        String what = dto.isBean() ? "a class that implements {@link $T}" : "{@link $T}";
        return dto.is(Dto.Trait.CHRONICLE_BYTES)
                ? "Makes " + what + " one of Chronicle's DTOs, by its generated marshaller.\n"
                : "What " + what + " gets from its generated marshaller.\n";
    }

    private static void addBytesMethods(TypeSpec.Builder spec, Dto dto, ClassName marshaller) {
        spec.addMethod(defaultMethod("writeMarshallable", Blocks.BYTES_OUT)
                .addStatement("$T.INSTANCE.write($L, out)", marshaller, self(dto))
                .build());
        if (isReadable(dto) || dto.is(Dto.Trait.BYTES_MARSHALLABLE)) {
            // If only a constructor can fill objects, the marshaller rejects this. Chronicle would use reflection
            // instead.
            spec.addMethod(defaultMethod("readMarshallable", Blocks.BYTES_IN)
                    .addStatement("$T.INSTANCE.readInto($L, in)", marshaller, self(dto))
                    .build());
        }
    }

    /**
     * The object, cast to its class. The cast goes through {@code Object} if the compiler knows that the class does
     * not implement the interface.
     */
    private static CodeBlock self(Dto dto) {
        boolean closed = dto.is(Dto.Trait.FINAL) || dto.is(Dto.Trait.SEALED);
        return CodeBlock.of(
                closed ? "($T) ($T) this" : "($T) this",
                closed ? new Object[] {Names.of(dto.name()), Object.class} : new Object[] {Names.of(dto.name())});
    }

    private static List<ClassName> parentsOf(Dto dto) {
        List<ClassName> parents = new ArrayList<>();
        dto.ancestor()
                .filter(ancestor -> !ancestor.isImported())
                .map(ancestor -> Names.marshallableOf(ancestor.name()))
                .ifPresent(parents::add);
        if (!dto.is(Dto.Trait.CHRONICLE_BYTES)) {
            return parents;
        }
        boolean readable = dto.kind() == Dto.Kind.ABSTRACT_CLASS || isReadable(dto);
        if (!readable && dto.is(Dto.Trait.BYTES_MARSHALLABLE)) {
            // So that its methods take precedence over those that a superclass inherits.
            parents.add(ClassName.get(CHRONICLE, "BytesMarshallable"));
        } else if (parents.isEmpty()) {
            parents.add(ClassName.get(CHRONICLE, readable ? "BytesMarshallable" : "WriteBytesMarshallable"));
        }
        return parents;
    }

    /**
     * Whether messages can be read into objects. As long as the constructors are unknown: whether no field requires
     * one.
     */
    private static boolean isReadable(Dto dto) {
        return dto.isMutable()
                || (dto.kind() != Dto.Kind.INTERFACE
                        && dto.construction() instanceof Construction.None
                        && dto.fields().stream().noneMatch(Field::isFinal));
    }

    private static MethodSpec.Builder defaultMethod(String name, ParameterSpec bytes) {
        return MethodSpec.methodBuilder(name)
                .addAnnotation(Override.class)
                .addModifiers(Modifier.PUBLIC, Modifier.DEFAULT)
                .addParameter(bytes);
    }
}
