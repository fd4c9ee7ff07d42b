package org.marshal4j.processor.problem;

import java.util.Locale;

/**
 * Everything the processor can complain about. A code never changes its meaning and is never reused for another. Each
 * has a section in docs/diagnostics.md, written in the catalogue of the tests, and a failing example among these.
 */
public enum Diagnostic {
    NOT_A_CLASS(100, "%s is %s: only %s can be marshalled", "%4$s."),
    UNREACHABLE(101, "%s is %s, so generated code cannot use it", "Make it %3$s."),
    TYPE_PARAMETER(102, "%s has the type parameter %s, so the types of its fields are not known", "%3$s."),
    NO_CONSTRUCTOR(
            103,
            Gravity.FIXABLE,
            "%s has no constructor that generated code can call: %s",
            "Add a non-private constructor without parameters, or one whose parameters have the names and types"
                    + " of %3$s; or a static factory method that takes all fields, or a builder with a method for each"
                    + " field."),
    NO_ELEMENT_TYPE(104, "%s does not say exactly what it holds", "Declare %2$s."),
    NO_CODEC(105, Gravity.FIXABLE, "%s cannot be marshalled", "%2$s."),
    STATE_IN_SUPERCLASS(
            106,
            "%s extends %s, which has the field %s but no @Marshal, so the field would be left out of messages",
            "%4$s."),
    CONCRETE_METHOD_INHERITED(
            107,
            "%s inherits %s from %s, and Java would call it instead of the generated method",
            "Remove that method, or do not extend %3$s."),
    NOT_GENERATED_MARSHALLABLE(
            108,
            Gravity.WARNING,
            "%s implements %s but not %s, so Chronicle marshals it by reflection, into different bytes",
            "Declare that it implements %3$s."),
    INHERITED_MARSHALLABLE(
            109,
            "%s inherits %s from %s, which marshals only the fields of %3$s",
            "Declare that %1$s implements %4$s."),
    NOT_BULK(110, "%s is %s, so it cannot be copied in bulk", "Remove copy = BULK, or the field."),
    NAME_TAKEN(
            111,
            Remedy.By.IMPORT,
            "%s cannot be generated for %s: a class with that name already exists",
            "Rename one of the two; for an imported class, set qualified = true in its @MarshalImport."),
    FINAL_FIELD(
            112,
            Gravity.FIXABLE,
            "%s is final, but no constructor has a parameter for it, so reading cannot set it",
            "Add a parameter with its name and type to the constructor, remove final, or mark it @Skip."),
    VERSIONS(
            113,
            "marshal4j-processor is version %s but marshal4j-runtime is version %s",
            "Use the same version of both."),
    UNUSABLE_ARTIFACT(114, "%s %s", "%3$s."),
    STALE_SUPERCLASS(
            115,
            "%s extends %s, whose class file does not match %s: %s",
            "Recompile %2$s with marshal4j-processor %5$s."),
    ABSTRACT_FIELD_TYPE(
            116,
            "%s holds %s, which is abstract, so a reader cannot know which class to create",
            "Make it sealed, name its subtypes in @Marshal(subtypes = ...), or declare a class that is not"
                    + " abstract."),
    NEVER_ENDS(
            117,
            "%s contains itself through fields that are never null, so a message would never end",
            "Remove @Required from one of them."),
    REDUNDANT_REQUIRED(
            118, Gravity.WARNING, "%s is primitive and never null, so @Required has no effect", "Remove it."),
    INVISIBLE_TYPE(
            119,
            "%s has the type %s, which generated code in %s cannot use",
            "Make the type package-private, or public if it is in another package."),
    NOT_WRITTEN(120, "%s could not be written: %s", "%3$s"),
    MISPLACED_ANNOTATION(121, "%s: @%s has no effect %s", "Remove it."),
    BAD_ARGUMENT(122, "%s: %s", "Change the annotation's value."),
    NO_FIELD_MARSHALLER(
            135,
            "%s: @MarshalWith names %s, which is not a field marshaller",
            "Make it implement FieldMarshaller, or FixedFieldMarshaller if all values have the same size."),
    OTHER_FIELD_MARSHALLER(136, "%s: %s marshals %s", "Name a field marshaller for exactly %4$s in @MarshalWith."),
    UNUSABLE_FIELD_MARSHALLER(
            137,
            "%s: generated code cannot create %s, which %s",
            "Give it an accessible constructor without parameters, or an accessible constant INSTANCE."),
    FIELD_MARSHALLER_SIZE(
            138,
            "%s: %s does not say how many bytes a value takes: %s",
            "Declare public static final int SIZE, with a constant value of at least 1."),
    NO_TYPE_ID(124, "%s belongs to the family of %s but has no @TypeId, so readers cannot recognize it", "%3$s."),
    SAME_TYPE_ID(
            125,
            "%s and %s both have @TypeId(%d), so readers cannot tell them apart in the family of %s",
            "Give the newer one another number, such as @TypeId(%5$d)."),
    NO_MEMBER(126, "%s belongs to the family of %s, but %s.", ""),
    NO_SUBTYPE(
            127,
            "%s lists %s as a subtype, but it is not one",
            "Remove it, or make %3$s extend or implement this type."),
    OPEN_SUBTYPE(123, "the classes of the family of %s are not known: %s is %s.", ""),
    NEEDLESS_TYPE_ID(
            128, Gravity.WARNING, "%s has a @TypeId, but it is abstract, so the number has no effect", "Remove it."),
    LOOP(
            129,
            Gravity.WARNING,
            "%s can lead an object back to itself, and its message would never end: %s",
            "Mark the reference back @Parent, or mark references that share an object @Shared; if the objects"
                    + " always form a tree, add @SuppressWarnings(\"marshal4j\")."),
    PARENT_OF_CONSTRUCTED(
            130,
            "%s leads to %s, which must be set to the enclosing %s, but that object is created only after its"
                    + " contents have been read",
            "Give %3$s a constructor without parameters and fields that are not final, or mark %2$s @Skip"
                    + " instead of @Parent."),
    PARENT_TYPE(
            131,
            "%s is marked @Parent, but its type %s cannot hold an object with @Marshal",
            "Declare the class of the enclosing object, or remove @Parent."),
    BAD_IMPORT(139, Remedy.By.IMPORT, "%s %s", "%3$s."),
    SEVERAL_FACTORIES(
            140,
            "%s has two static factory methods that take all its fields: %s and %s",
            "Make one of them private, or add a non-private constructor that takes the fields."),
    NOT_EVOLVABLE(
            141,
            "%s has @Since, but %s is not evolvable, so readers cannot tell whether a message has the field",
            "Remove @Since, or declare @Marshal(evolvable = true), which changes the bytes."),
    SINCE_ORDER(
            142,
            "%s is of version %d but comes after %s of version %d, so older readers cannot skip it",
            "Move it to the end of the fields, with @Since(%4$d) or more."),
    ADDED_REQUIRED(
            143,
            "%s was added in version %d, so older messages do not have it, but %s, and there is no object of %s to take"
                    + " a default value from",
            "%5$s."),
    ADDED_SHARED(
            145,
            "%s was added in version %d and holds @Shared references: older readers skip the field without"
                    + " counting its objects, and then resolve later references to the wrong objects",
            "Remove @Shared there, or let a field of the first version hold the objects."),
    MIXED_EVOLUTION(
            144,
            "%s is %s, but its superclass %s is %s: a field added to the superclass would move those of %1$s",
            "Make both evolvable, or neither."),
    UNREADABLE_CLASS(
            146,
            Remedy.By.IMPORT,
            "%s cannot be processed, because the compiler cannot read a class that it needs: %s",
            "Put the jar with that class on the class path, or replace the damaged file."),
    NOT_IN_CHRONICLE_WIRE(147, "%s cannot be written to Chronicle Wire: %s", "%3$s."),
    DRIFT(150, Gravity.DIFFERENCE, "%s", ""),
    RENAMED(151, Gravity.WARNING, "%s", ""),
    BAD_LOCK(152, "the lock file %s cannot be read: %s", "Restore it from version control%3$s."),
    NOT_EXTERNALIZABLE(153, Gravity.FIXABLE, "%s implements Externalizable, but %s", "%3$s."),
    WRITE_REPLACE_NEEDED(
            154,
            "%s implements Externalizable, but is %s, so Java cannot create it first and fill it later",
            "Implement Serializable instead, with this method: private Object writeReplace() { return"
                    + " SerializedForm.of(this); }"),
    AMBIGUOUS_NAME(
            155,
            "%s cannot be marshalled: in a schema, the class %s would be taken for the wire type of that name",
            "Put the class in a package, or rename it."),
    OWN_KEYS(
            156,
            Gravity.WARNING,
            "%s holds keys or elements of %s, whose own method %s runs on whatever is read, and nothing limits"
                    + " what that costs",
            "Make it cheap for all values, and limit the elements of a read with ReadLimits."),
    UNMARSHALLED_SUBCLASS(
            157,
            Gravity.WARNING,
            "%s extends %s but has no @Marshal, so writing one of its objects as a %2$s fails at run time"
                    + " (MARSHAL201)",
            "Add @Marshal; or, if none of them is ever written, @SuppressWarnings(\"marshal4j\")."),
    EVOLVABLE_KEYS(
            158,
            Gravity.NOTE,
            "%s holds keys or elements of %s, which %s: a reader that does not know a later field takes two that"
                    + " differ only in that field for equal, and refuses the message",
            "Leave fields with @Since out of equals, hashCode and compareTo, and add"
                    + " @SuppressWarnings(\"marshal4j\")."),
    MIX_IN(160, "%s does not apply to %s: %s", "%4$s."),
    TYPE_MARSHALLER(161, "%s cannot be used for all values of a type: %s", "%3$s."),
    UNBOUND(165, "%s holds %s, which %s, so the types of its fields are not known", "Declare %4$s."),
    ENDLESS_BINDING(
            166,
            "%s holds %s, whose type arguments are nested too deeply",
            "If a generic class holds itself with other type arguments, this never ends: declare the field with"
                    + " the class's own type parameters, or mark it @Skip."),
    FIELD_ORDER(
            170,
            "%s cannot be written to Chronicle Wire: @FieldOrder of %s differs from the order of its fields, in"
                    + " which generated code writes them",
            "Declare the fields of %2$s in that order, or remove @FieldOrder."),
    URL_KEYS(
            171,
            "%s hashes %s, and Java looks up a host to compute the hash code of a URL, so reading would query a"
                    + " name server for each",
            "Declare URI instead of URL, or use a List."),
    SAME_NUMBER(
            174,
            Remedy.By.IMPORT,
            "%s and %s both have the number %d in the family of %s: a class not listed in subtypes has a number"
                    + " derived from its name",
            "List one of them in subtypes of a @MarshalImport of %4$s, with another number."),
    UNKNOWN_FAMILY(
            175,
            Remedy.By.IMPORT,
            "the classes of the family of %s cannot be found, because this compiler does not say which jar or"
                    + " directory it is in",
            "List them in subtypes of a @MarshalImport of %1$s."),
    UNWRITABLE_CONTAINER(
            177,
            "%s extends %s, whose contents cannot be written and read back",
            "Hold it in a field as a Map or a Collection instead of extending it, extend a class that"
                    + " docs/types.md lists, or remove @Marshal and name a FieldMarshaller for %1$s in @MarshalWith where"
                    + " it is held."),
    NO_COLUMN(178, "%s cannot have a column in a table: %s", "%3$s."),
    NESTED_WITHOUT_TABLE(
            179,
            "%s holds %s, which has no columns",
            "Put @Marshal(table = true) on %2$s as well, or keep the field out of messages and tables with @Skip."),
    DYNAMIC_WITHOUT_OBJECT(
            180,
            "%s: @%s is for values that are declared as Object, and here %s",
            "Remove it; or declare Object, List<Object> or Map<String, Object>."),
    DYNAMIC_KEY(
            181,
            "%s: values of @Dynamic cannot be %s, because the cost of comparing them cannot be bounded",
            "Put them into a List, or into a Map with keys of a known class."),
    LISTED_WITHOUT_ID(
            182,
            Remedy.By.IMPORT,
            "%s: @Dynamic lists %s, which has no @TypeId, so readers cannot recognize it",
            "Give it a number that no other class in the list has, such as @TypeId(%3$d), and never change it;"
                    + " for an imported class or enum, put it on the mix-in."),
    LISTED_SAME_ID(
            183,
            Remedy.By.IMPORT,
            "%s: @Dynamic lists %s and %s, which both have @TypeId(%d), so readers cannot tell them apart",
            "Give the newer one another number, such as @TypeId(%5$d)."),
    LISTED_WITHOUT_MARSHALLER(
            184,
            Remedy.By.IMPORT,
            "%s: @Dynamic lists %s, which is neither an enum nor a class with a marshaller",
            "%3$s."),
    LISTED_ALREADY(
            185, Remedy.By.IMPORT, "%s: @Dynamic lists %s, but accepts such values anyway", "Remove it from the list."),
    LISTED_NO_CLASS(
            186,
            Remedy.By.IMPORT,
            "%s: @Dynamic lists %s, which is %s, but values are identified by their exact class",
            "%4$s."),
    WITHOUT_TABLES(
            187,
            "%s asks for a table, but marshal4j-table, which provides it, is missing",
            "Add org.marshal4j:marshal4j-table to the dependencies, and org.marshal4j.table to the requirements"
                    + " of a named module; or remove table = true."),
    WITHOUT_CHRONICLE(
            188,
            "%s holds %s of Chronicle, but marshal4j-chronicle, which writes and reads them, is missing",
            "Add org.marshal4j:marshal4j-chronicle to the dependencies, and to the requirements of a named"
                    + " module."),
    NO_TABLE(189, "%s cannot have a table: %s", "%3$s."),
    NO_VIEW(190, Remedy.By.IMPORT, "%s cannot have a view: %s", "%3$s."),
    UNNAMEABLE(191, "%s has a name that Java source cannot have, so %s", "%3$s."),
    NO_ACCESSOR(192, "%s is neither a getter nor a setter: %s", "%3$s."),
    HALF_PROPERTY(193, "%s has %s", "%3$s."),
    ACCESSORS_DIFFER(194, "%s %s", "%3$s."),
    ANNOTATED_METHOD(195, "%s: @%s has no effect on %s", "%4$s."),
    NO_KEY(196, "%s cannot be part of a key, since equal keys need equal bytes: %s", "%3$s."),
    NO_SCHEMA_ID(197, Remedy.By.IMPORT, "messages of %s cannot begin with a schema id: %s", "%3$s."),
    NOT_ACCEPTED(
            198,
            Gravity.DIFFERENCE,
            "%s %s",
            "Accept it with marshal4j:update, and pass the lock file to the compiler, as docs/evolution.md says."),
    INTERNAL(
            199,
            "marshal4j-processor %s failed on %s: %s",
            "This is a bug in marshal4j: please report it with the class.");

    /** Longer texts would bury the rest of the message. */
    private static final int LONGEST = 500;

    private final int number;
    private final Gravity gravity;
    private final Remedy.By by;
    private final String statement;
    private final String advice;

    Diagnostic(int number, String statement, String advice) {
        this(number, Gravity.ERROR, Remedy.By.SOURCE, statement, advice);
    }

    Diagnostic(int number, Gravity gravity, String statement, String advice) {
        this(number, gravity, Remedy.By.SOURCE, statement, advice);
    }

    Diagnostic(int number, Remedy.By by, String statement, String advice) {
        this(number, Gravity.ERROR, by, statement, advice);
    }

    Diagnostic(int number, Gravity gravity, Remedy.By by, String statement, String advice) {
        this.number = number;
        this.gravity = gravity;
        this.by = by;
        this.statement = statement;
        this.advice = advice;
    }

    /** What a diagnostic means for the build. */
    private enum Gravity {
        /** Only a note, which does not fail a build that forbids warnings. */
        NOTE,
        /** The build continues. */
        WARNING,
        /** An error, but code is generated and correct: the type only differs from the lock file. */
        DIFFERENCE,
        /** An error that a processor that runs later, such as Lombok, may still fix. */
        FIXABLE,
        ERROR
    }

    /** The stable code, such as {@code MARSHAL104}. */
    public String code() {
        return "MARSHAL" + number;
    }

    /** The message: the code, followed by the text with its arguments filled in. */
    public String message(Object... arguments) {
        return message(statement(arguments), advice(arguments));
    }

    /** The same with parts that have been filled in before. */
    String message(String what, String toDo) {
        return "[" + code() + "] " + what + (toDo.isEmpty() ? "" : ". " + toDo);
    }

    /** What is wrong, with its arguments filled in. */
    String statement(Object... arguments) {
        return String.format(Locale.ROOT, statement, arguments);
    }

    /** What to do, with its arguments filled in; empty if the statement says it. */
    String advice(Object... arguments) {
        return String.format(Locale.ROOT, advice, arguments);
    }

    /** Who can follow the advice, unless a {@link Remedy} among the arguments says otherwise. */
    Remedy.By by() {
        return by;
    }

    /** Whether the build continues. */
    public boolean isWarning() {
        return gravity == Gravity.WARNING || isNote();
    }

    /** Whether it is only a note, which does not fail a build that forbids warnings. */
    public boolean isNote() {
        return gravity == Gravity.NOTE;
    }

    /** Whether a processor that runs later, such as Lombok, may still fix it. */
    public boolean mayBeFixedLater() {
        return gravity == Gravity.FIXABLE;
    }

    /** Whether the code is generated and correct in spite of it: the type only differs from the lock file. */
    public boolean leavesCodeCorrect() {
        return isWarning() || gravity == Gravity.DIFFERENCE;
    }

    /** A text on a single line, as messages need it. */
    public static String oneLine(String text) {
        String line = text.strip().replaceAll("\\s+", " ");
        String end = line.length() > LONGEST ? line.substring(0, LONGEST) + "..." : line;
        return end.endsWith(".") ? end.substring(0, end.length() - 1) : end;
    }
}
