package org.marshal4j.processor.problem;

import java.util.Locale;

/**
 * Everything the processor can complain of. A code never changes its meaning and is never used again for another; each is
 * explained in docs/diagnostics.md and has a failing example among the tests.
 */
public enum Diagnostic {
    NOT_A_CLASS(100, "%s is %s: only classes, records and the roots of families can be marshalled. %s."),
    UNREACHABLE(101, "%s is %s, so that generated code cannot use it. Make it %s."),
    TYPE_PARAMETER(102, "%s has the type parameter %s, whose fields have no wire form of their own." + " %s."),
    NO_CONSTRUCTOR(
            103,
            "%s has no constructor that reading could call: %s. Add a constructor without parameters that is not private,"
                    + " or one that is not private and takes %s under their names; or a static method that takes all fields,"
                    + " or a builder with a method for each of them."),
    NO_ELEMENT_TYPE(104, "%s has no element type to marshal. Declare %s."),
    NO_CODEC(105, "%s has no wire form. %s."),
    STATE_IN_SUPERCLASS(
            106,
            "%s extends %s, which has the field %s but no @Marshal, so that it would be left out of the bytes."
                    + " Add @Marshal to %2$s, or import it with @MarshalImport, or make the field transient."),
    CONCRETE_METHOD_INHERITED(
            107,
            "%s inherits %s from %s, which would win over the generated one."
                    + " Remove that method, or do not extend %3$s."),
    NOT_GENERATED_MARSHALLABLE(
            108,
            "%s implements %s but not %s: Chronicle would marshal it by reflection, into other bytes."
                    + " Declare that it implements %3$s."),
    INHERITED_MARSHALLABLE(
            109, "%s inherits %s from %s, which marshals a %3$s and nothing else. Declare that %1$s implements %s."),
    NOT_BULK(110, "%s is %s: it can never be copied in bulk. Remove copy = BULK, or the field."),
    NAME_TAKEN(
            111,
            "%s is to be generated for %s, but there is a class of that name already."
                    + " Rename one of the two, or have @MarshalImport name it in another package."),
    FINAL_FIELD(
            112,
            "%s is final, and no constructor takes it: reading could not fill it."
                    + " Add a parameter of its name and type to the constructor, or remove final, or mark it @Skip."),
    VERSIONS(
            113,
            "marshal4j-processor is version %s but marshal4j-runtime is version %s. Use the same version of both."),
    NO_RUNTIME(114, "marshal4j-runtime is not on the class path. Add it to the dependencies, in version %s."),
    STALE_SUPERCLASS(
            115,
            "%s extends %s, whose class file and %s do not belong together: %s."
                    + " Compile %2$s again with marshal4j-processor %s."),
    ABSTRACT_FIELD_TYPE(
            116,
            "%s is made of %s, which is abstract: what class to read is not known."
                    + " Make it sealed, name its subtypes in @Marshal(subtypes = ...), or declare a class that is not abstract."),
    NEVER_ENDS(
            117, "%s holds itself through fields that are never null, so that no message could end. Remove @Required."),
    REDUNDANT_REQUIRED(118, "%s is primitive and never null: @Required changes nothing. Remove it."),
    INVISIBLE_TYPE(
            119,
            "%s has the type %s, which the generated code in %s cannot use. Make it package-private at least;"
                    + " or public, if it is in another package."),
    NOT_WRITTEN(120, "%s could not be written: %s. %s"),
    MISPLACED_ANNOTATION(121, "%s: @%s makes no difference %s. Remove it."),
    BAD_ARGUMENT(122, "%s: %s. Change the annotation's value."),
    NO_FIELD_MARSHALLER(
            135,
            "%s: %s, which @MarshalWith names, is no marshaller."
                    + " Implement FieldMarshaller, or FixedFieldMarshaller for values of fixed size."),
    OTHER_FIELD_MARSHALLER(136, "%s: %s marshals %s. Name a marshaller of %s in @MarshalWith, of exactly this type."),
    UNUSABLE_FIELD_MARSHALLER(
            137,
            "%s: generated code cannot have an object of %s, which %s. Give it a constructor without parameters,"
                    + " or a constant INSTANCE, that the code can reach."),
    FIELD_MARSHALLER_SIZE(
            138,
            "%s: %s does not say how many bytes a value takes: %s."
                    + " Declare public static final int SIZE, with a constant of at least 1."),
    NO_TYPE_ID(124, "%s is of the family of %s, but has no @TypeId by which readers tell it from the others. %s."),
    SAME_TYPE_ID(
            125,
            "%s and %s both have @TypeId(%d), so that no reader could tell them apart in the family of %s."
                    + " Give the newer one another, such as @TypeId(%d)."),
    NO_MEMBER(126, "%s is of the family of %s, but %s."),
    NO_SUBTYPE(
            127, "%s names %s among its subtypes, which is none. Remove it, or let %s extend or implement this type."),
    OPEN_SUBTYPE(
            123,
            "the family of %s is not known: %s is abstract, but neither sealed nor does its @Marshal name its subtypes."
                    + " Make it sealed, or name them."),
    NEEDLESS_TYPE_ID(128, "%s has a @TypeId, but %s: it makes no difference. Remove it."),
    LOOP(
            129,
            "by %s an object could come back to itself, and its bytes never end: %s. Mark what refers back @Parent, or what"
                    + " several refer to @Shared; if it is always a tree, @SuppressWarnings(\"marshal4j\")."),
    PARENT_OF_CONSTRUCTED(
            130,
            "%s leads to %s, which is to be set to the %s around it; but that is made by its constructor when all it holds has"
                    + " been read. Give %3$s a constructor without parameters and fields that are not final, or mark %2$s"
                    + " @Skip instead of @Parent."),
    PARENT_TYPE(
            131,
            "%s is marked @Parent, but a field of type %s holds no object with @Marshal."
                    + " Declare the class of the object around this one, or remove @Parent."),
    BAD_IMPORT(139, "%s %s. %s."),
    SEVERAL_FACTORIES(
            140,
            "%s has two static methods that make it of all its fields: %s and %s."
                    + " Make one of them private, or add a constructor that is not private and takes the fields."),
    NOT_EVOLVABLE(
            141,
            "%s has @Since, but %s is not evolvable, so that readers could not tell whether the bytes have the field."
                    + " Remove it, or declare @Marshal(evolvable = true), which changes the bytes."),
    SINCE_ORDER(
            142,
            "%s is of version %d, but stands behind %s of version %d, so that older readers could not skip it."
                    + " Move it to the end of the fields, with @Since(%4$d) or more."),
    ADDED_REQUIRED(
            143,
            "%s was added in version %d, so that older bytes do not have it, but it is @Required, and no object of %s is there to"
                    + " take its value from. Remove @Required."),
    ADDED_SHARED(
            145,
            "%s was added in version %d, and holds @Shared references: older readers skip it, and with it the numbers of its objects, and would then take other objects for those"
                    + " that are referred to behind it. Remove @Shared there, or have a field of the first version hold them."),
    MIXED_EVOLUTION(
            144,
            "%s is %s, but %s, whose fields it takes over, is %s: a field added there would move those of %1$s."
                    + " Make both evolvable, or neither."),
    UNREADABLE_CLASS(
            146,
            "%s cannot be looked at, since the compiler cannot read a class that it leads to: %s."
                    + " Put the jar with that class on the class path, or replace the damaged file."),
    NOT_IN_CHRONICLE_WIRE(147, "%s has no form in Chronicle Wire: %s. %s."),
    DRIFT(150, "%s"),
    RENAMED(151, "%s"),
    BAD_LOCK(152, "the lock file %s cannot be read: %s. Get it back from version control, or run marshal4j:update."),
    NOT_EXTERNALIZABLE(153, "%s implements Externalizable, but %s. %s."),
    FORM_NEEDED(
            154,
            "%s implements Externalizable, but is %s, so that Java could not fill an object that it has made."
                    + " Implement Serializable instead, with a method: private Object writeReplace() { return SerializedForm.of(this); }"),
    INTERNAL(
            199,
            "marshal4j-processor %s failed on %s: %s. This is a defect of marshal4j: please report it with the class.");

    /** Longer texts would bury what is around them. */
    private static final int LONGEST = 500;

    private final int number;
    private final String template;

    Diagnostic(int number, String template) {
        this.number = number;
        this.template = template;
    }

    /** The stable code: {@code MARSHAL104}. */
    public String code() {
        return "MARSHAL" + number;
    }

    /** The text with the arguments in their places, led by the code. */
    public String message(Object... arguments) {
        return "[" + code() + "] " + String.format(Locale.ROOT, template, arguments);
    }

    /** Whether the build goes on. */
    public boolean isWarning() {
        return this == NOT_GENERATED_MARSHALLABLE
                || this == REDUNDANT_REQUIRED
                || this == NEEDLESS_TYPE_ID
                || this == RENAMED
                || this == LOOP;
    }

    /** Whether a processor that runs later, such as Lombok, may still put it right. */
    public boolean mayPass() {
        return this == NO_CONSTRUCTOR || this == FINAL_FIELD || this == NO_CODEC || this == NOT_EXTERNALIZABLE;
    }

    /** Whether the code that is generated all the same is right: it only differs from the lock file. */
    public boolean leavesCodeRight() {
        return isWarning() || this == DRIFT;
    }

    /** A text in one line, as messages are. */
    public static String oneLine(String text) {
        String line = text.strip().replaceAll("\\s+", " ");
        String end = line.length() > LONGEST ? line.substring(0, LONGEST) + "..." : line;
        return end.endsWith(".") ? end.substring(0, end.length() - 1) : end;
    }
}
