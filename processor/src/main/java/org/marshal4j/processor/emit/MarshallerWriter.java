package org.marshal4j.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.Modifier;
import org.marshal4j.processor.access.Access;
import org.marshal4j.processor.access.AccessStyle;
import org.marshal4j.processor.binding.BoundField;
import org.marshal4j.processor.codec.BlockCodec;
import org.marshal4j.processor.codec.Members;
import org.marshal4j.processor.codec.Names;
import org.marshal4j.processor.codec.ObjectVariable;
import org.marshal4j.processor.model.Dto;
import org.marshal4j.processor.model.TypeRef;
import org.marshal4j.processor.plan.Part;

/** The marshaller that is being written, and the names it uses. */
public final class MarshallerWriter {

    /** The parameter that holds the object to copy. */
    public static final String COPIED = ObjectVariable.COPIED;

    /** The names that the body of reading into an object uses. */
    private static final Set<String> TAKEN_IN_READING = Set.of("in", "depth", "graph", "current", "java", "net", "org");

    /** The names that the body of copying uses. */
    private static final Set<String> TAKEN_IN_COPYING =
            Set.of(COPIED, "depth", "graph", "current", "java", "net", "org");

    /** The methods that a marshaller may have, whatever its fields are called. */
    private static final List<String> METHODS = List.of("""
            write read readInto sizeOf schema type writeFields readFields sizeOfFields writeMessage readMessage
            writeNullable readNullable writeOwnFields readOwnFields sizeOfOwnFields typeIdOf dispatch fillFields
            fillCopy copy copyInto copyFields copyOwnFields blockSize store load
            """.split("\\s+"));

    /** How Chronicle calls {@code Validatable.validate()}; tests can switch it off. */
    public static final ClassName VALIDATABLE_UTIL = ClassName.get("net.openhft.chronicle.core.io", "ValidatableUtil");

    private final MarshallerModel model;
    private final TypeSpec.Builder type;
    private final Members members;
    private final ClassName className;
    private final Set<Object> seen = new HashSet<>();
    private final String variable;
    private final Map<Integer, Access> accesses = new HashMap<>();

    public MarshallerWriter(MarshallerModel model, TypeSpec.Builder type) {
        this.model = model;
        this.type = type;
        this.members = new Members(type);
        this.className = Names.of(dto().name());
        Members.FIXED_CONSTANTS.forEach(members::name);
        METHODS.forEach(members::name);
        dto().fields().forEach(field -> reserve(field.type()));
        dto().parents().forEach(parent -> reserve(parent.type()));
        dto().bound().ifPresent(this::reserve);
        this.variable = ObjectVariable.of(dto());
    }

    public MarshallerModel model() {
        return model;
    }

    public TypeSpec.Builder type() {
        return type;
    }

    public Members members() {
        return members;
    }

    /** The declaration of the marshalled class. */
    public Dto dto() {
        return model.dto();
    }

    /** The marshalled class. */
    public ClassName className() {
        return className;
    }

    /** The type of its objects: the class, with its type arguments if it is a bound generic class. */
    public TypeName object() {
        return dto().bound().map(Names::of).orElse(className);
    }

    /** The variable that holds an object of that class. */
    public String variable() {
        return variable;
    }

    /** The parameter that holds an object of that class. */
    public ParameterSpec parameter() {
        return ParameterSpec.builder(object(), variable).build();
    }

    /** The field with the given index. */
    public BoundField field(int index) {
        return model.fields().get(index);
    }

    /** The access to a field. What the access needs is added to the marshaller on first use. */
    public Access access(int field) {
        return accesses.computeIfAbsent(field, index -> styleOf(index).of(dto(), dto().field(index), members));
    }

    private AccessStyle styleOf(int field) {
        return field < model.fields().size() ? field(field).access() : AccessStyle.choose(dto(), dto().field(field));
    }

    /** An expression for a field's value in the object that the {@linkplain #variable() variable} holds. */
    public CodeBlock get(int field) {
        return access(field).get(variable);
    }

    /** An expression that sets a field of that object. */
    public CodeBlock set(int field, CodeBlock value) {
        return access(field).set(variable, value);
    }

    /** The codec of a field in a block, ready to generate code. */
    public BlockCodec blockCodec(int field) {
        return field(field).block().in(members, field(field).name());
    }

    /** An upper bound of the bytecodes that move one field of a block. */
    public int weightOf(int field) {
        return Weights.SLOT
                + field(field).block().extraBytecodes()
                + 2 * access(field).extraBytecodes();
    }

    /** Whether this is the first call with the given key, for comments that appear only once in a file. */
    public boolean firstTime(Object what) {
        return seen.add(what);
    }

    /** Names for local variables that differ from those that the methods use. */
    public Locals locals() {
        return localsBeside(ObjectVariable.TAKEN);
    }

    /** The same in the body of reading into an object, which uses fewer names. */
    public Locals localsOfReading() {
        return localsBeside(TAKEN_IN_READING);
    }

    /** The same in the body of copying. */
    public Locals localsOfCopying() {
        return localsBeside(TAKEN_IN_COPYING);
    }

    private Locals localsBeside(Set<String> names) {
        Set<String> used = new HashSet<>(names);
        used.addAll(ObjectVariable.packages(dto()));
        used.add(variable);
        model.handed().parameters().forEach(parameter -> used.add(parameter.name()));
        return new Locals(used);
    }

    /** {@code Block}, or {@code Block2} if there are several, for the names of the block's methods. */
    public String nameOf(Part.Block block) {
        List<Part> blocks = model.plan().parts().stream()
                .filter(Part.Block.class::isInstance)
                .toList();
        return blocks.size() == 1 ? "Block" : "Block" + (blocks.indexOf(block) + 1);
    }

    /** Keeps constants from having the names of classes that the code mentions. */
    private void reserve(TypeRef type) {
        type.classes()
                .map(TypeRef.OfClass::name)
                .forEach(name -> name.simpleNames().forEach(members::reserve));
    }

    /**
     * The statement that refuses values that cannot be written: null, and objects of other classes unless the type is
     * an interface.
     */
    public CodeBlock checkOfObject() {
        return checkOfObject(variable);
    }

    /** The same at the beginning of a body, which also refuses objects that are nested too deeply. */
    public CodeBlock checkInBody(String object) {
        if (!model.nests()) {
            return checkOfObject(object);
        }
        return dto().isBean()
                ? CodeBlock.of("$L$T.depth(depth);\n", checkOfObject(object), Names.CHECKS)
                : CodeBlock.of("$T.exactType($N, $T.class, depth);\n", Names.CHECKS, object, className);
    }

    /** The same for another variable. */
    public CodeBlock checkOfObject(String object) {
        return CodeBlock.of("$L;\n", checkedObject(object));
    }

    /** An expression for the object, which refuses it in the same way. */
    public CodeBlock checkedObject(String object) {
        return CodeBlock.of(
                "$T.$L($N, $T.class)", Names.CHECKS, dto().isBean() ? "anyObject" : "exactType", object, className);
    }

    /** The statement that ends reading. */
    public CodeBlock ending() {
        return dto().is(Dto.Trait.VALIDATABLE)
                ? CodeBlock.of("return $T.validate($N)", VALIDATABLE_UTIL, variable)
                : CodeBlock.of("return $N", variable);
    }

    /** A method that other marshallers call. */
    public static MethodSpec.Builder publicStatic(String name) {
        return MethodSpec.methodBuilder(name).addModifiers(Modifier.PUBLIC, Modifier.STATIC);
    }

    /** The start of a private method. */
    public static MethodSpec.Builder privateStatic(String name) {
        return Members.privateStatic(name);
    }
}
