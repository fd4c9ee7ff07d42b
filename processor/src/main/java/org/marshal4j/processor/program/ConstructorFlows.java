package org.marshal4j.processor.program;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.TypeMirror;
import org.marshal4j.processor.model.Name;
import org.objectweb.asm.tree.ClassNode;

/** Finds out from the instructions of constructors in class files which parameters are assigned to which fields. */
public final class ConstructorFlows {

    private final Program program;
    private final Map<String, Optional<ClassNode>> files = new HashMap<>();

    /** For the class files that a program is compiled against. */
    public ConstructorFlows(Program program) {
        this.program = program;
    }

    /**
     * A field that holds the value of a parameter.
     *
     * @param owner the class that declares it
     * @param parameter the index of the parameter
     * @param narrowed whether the parameter is an int that the field holds as a byte, short or char
     */
    public record Assigned(Name owner, String name, int parameter, boolean narrowed) {}

    /**
     * The fields that hold the value of a parameter whenever the constructor completes. None if the constructor is not
     * understood.
     */
    public List<Assigned> of(TypeElement type, ExecutableElement constructor) {
        String module = program.moduleOf(type);
        List<String> parameters = constructor.getParameters().stream()
                .map(parameter -> descriptorOf(parameter.asType()))
                .toList();
        String descriptor = parameters.stream().collect(Collectors.joining("", "(", ")V"));
        return new ConstructorFlow(owner -> fileOf(owner, module))
                .of(program.nameOf(type).binary().replace('.', '/'), descriptor).map(Map::entrySet).stream()
                        .flatMap(fields -> fields.stream())
                        .map(field -> new Assigned(
                                Name.ofBinary(field.getKey().owner().replace('/', '.')),
                                field.getKey().name(),
                                field.getValue().parameter(),
                                field.getValue().kind() == FlowValue.Kind.NARROWED))
                        .toList();
    }

    private Optional<ClassNode> fileOf(String owner, String module) {
        return files.computeIfAbsent(
                owner, name -> program.classFiles().constructorsOf(Name.ofBinary(name.replace('/', '.')), module));
    }

    private String descriptorOf(TypeMirror type) {
        if (type instanceof ArrayType array) {
            return "[" + descriptorOf(array.getComponentType());
        }
        return switch (type.getKind()) {
            case BOOLEAN -> "Z";
            case BYTE -> "B";
            case SHORT -> "S";
            case CHAR -> "C";
            case INT -> "I";
            case LONG -> "J";
            case FLOAT -> "F";
            case DOUBLE -> "D";
            default ->
                program.elementOf(program.types().erasure(type))
                        .map(element -> "L" + program.nameOf(element).binary().replace('.', '/') + ";")
                        .orElse("?");
        };
    }
}
