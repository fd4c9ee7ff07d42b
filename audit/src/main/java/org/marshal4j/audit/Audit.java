package org.marshal4j.audit;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.marshal4j.audit.align.Alignment;
import org.marshal4j.audit.classes.ClassPool;
import org.marshal4j.audit.classes.Hierarchy;
import org.marshal4j.audit.classes.Method;
import org.marshal4j.audit.flow.Grammars;
import org.marshal4j.audit.grammar.Grammar;
import org.marshal4j.audit.grammar.Nodes;
import org.marshal4j.audit.pair.Convention;
import org.marshal4j.audit.pair.NamedPairs;
import org.marshal4j.audit.pair.Pair;
import org.marshal4j.audit.pair.PairKind;
import org.marshal4j.audit.pair.Pairs;
import org.marshal4j.audit.port.Streams;
import org.marshal4j.audit.report.AuditReport;
import org.marshal4j.audit.report.Baseline;
import org.marshal4j.audit.report.PairResult;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.TypeInsnNode;

/**
 * Looks for pairs of methods that write and read an object, and for places where they disagree. It reads class
 * files and loads no class. An audit can be run several times; it is safe for use by several threads.
 */
public final class Audit {

    private static final Set<String> REFUSALS =
            Set.of("java/lang/IllegalArgumentException", "java/lang/NullPointerException");

    private final List<Path> audited;
    private final List<Path> lookUp;
    private final Baseline baseline;
    private final List<String> packages;
    private final NamedPairs named;

    private Audit(List<Path> audited, List<Path> lookUp, Baseline baseline, List<String> packages, NamedPairs named) {
        this.audited = List.copyOf(audited);
        this.lookUp = List.copyOf(lookUp);
        this.baseline = baseline;
        this.packages = List.copyOf(packages);
        this.named = named;
    }

    /** Audits the classes in jars and folders. */
    public static Audit of(List<Path> audited) {
        return new Audit(audited, List.of(), Baseline.none(), List.of(), NamedPairs.none());
    }

    /** Also looks up classes in these jars and folders, without auditing them. */
    public Audit withClassPath(List<Path> classPath) {
        return new Audit(audited, classPath, baseline, packages, named);
    }

    /** Leaves out the findings that a baseline accepts. */
    public Audit withBaseline(Baseline accepted) {
        return new Audit(audited, lookUp, accepted, packages, named);
    }

    /** Audits only classes whose names begin with one of these texts, such as {@code org.example.}. */
    public Audit withClasses(List<String> prefixes) {
        return new Audit(audited, lookUp, baseline, prefixes, named);
    }

    /** Also audits pairs that a configuration names. */
    public Audit withPairs(NamedPairs pairs) {
        return new Audit(audited, lookUp, baseline, packages, pairs);
    }

    /**
     * Runs the audit.
     *
     * @throws IOException if a jar or folder cannot be read; broken class files are counted instead
     * @throws IllegalArgumentException if a class or method that {@link #withPairs} names is not there, is not the only
     *     one of its name, or has no stream among its parameters
     */
    public AuditReport run() throws IOException {
        return run((done, all) -> {});
    }

    /** Takes how far an audit is. */
    public interface Progress {
        /** Takes the number of classes that have been looked at, and of all. */
        void at(int done, int all);
    }

    /**
     * Runs the audit, and says meanwhile how far it is.
     *
     * @throws IOException as {@link #run()}
     * @throws IllegalArgumentException as {@link #run()}
     */
    public AuditReport run(Progress progress) throws IOException {
        try (ClassPool pool = new ClassPool(audited, lookUp)) {
            List<PairResult> results = new ArrayList<>();
            follow(pool, progress, pair -> results.add(pair.result()));
            return baseline.apply(
                    new AuditReport(pool.auditedNames().size(), pool.broken(), Repeated.once(results), List.of(), 0));
        }
    }

    /**
     * Returns the same pairs with all that is known of them, for tools that do more with it than report.
     *
     * @throws IOException if a jar or folder cannot be read
     */
    public List<FollowedPair> follow() throws IOException {
        try (ClassPool pool = new ClassPool(audited, lookUp)) {
            List<FollowedPair> pairs = new ArrayList<>();
            follow(pool, (done, all) -> {}, pairs::add);
            return pairs;
        }
    }

    private void follow(ClassPool pool, Progress progress, Consumer<FollowedPair> to) throws IOException {
        Hierarchy hierarchy = new Hierarchy(pool);
        Pairs pairs = new Pairs(hierarchy, PairKind.ALL, named);
        named.check(hierarchy);
        Grammars grammars = new Grammars(hierarchy, new Streams(hierarchy), pairs);
        Alignment alignment = new Alignment(hierarchy, new Expansions(grammars));
        Set<String> done = new HashSet<>();
        List<String> names = pool.auditedNames();
        int looked = 0;
        for (String name : names) {
            progress.at(looked++, names.size());
            ClassNode node = wanted(name) ? hierarchy.find(name) : null;
            if (node != null) {
                for (Pair pair : pairs.of(node)) {
                    FollowedPair followed = follow(pair, grammars, alignment, hierarchy, done);
                    if (followed != null) {
                        to.accept(followed);
                    }
                }
            }
        }
    }

    private boolean wanted(String name) {
        String dotted = name.replace('/', '.');
        return packages.isEmpty() || packages.stream().anyMatch(dotted::startsWith);
    }

    /** Whether a method always throws, and does nothing before. */
    private static boolean refuses(Grammar grammar) {
        return Nodes.fails(grammar.nodes()) && !Nodes.moves(grammar.nodes());
    }

    /** Follows a pair; null if its class is not for writing or reading, or was audited as another one. */
    private @Nullable FollowedPair follow(
            Pair pair, Grammars grammars, Alignment alignment, Hierarchy hierarchy, Set<String> done) {
        boolean arrays = pair.kind().isOfArrays();
        int output = arrays ? 0 : grammars.port(pair.writer(), true);
        int input = arrays ? 0 : grammars.port(pair.reader(), false);
        if (output < 0 || input < 0) {
            named.refuse(
                    pair, output < 0 ? pair.writer().node().name : pair.reader().node().name);
        }
        grammars.begin();
        Grammar writer = grammars.of(pair, true);
        Grammar reader = grammars.of(pair, false);
        // A class that only inherits both methods, and overrides nothing that they call, is audited once for all.
        Set<String> followed = new TreeSet<>(writer.classes());
        followed.addAll(reader.classes());
        String key = followed.contains(pair.owner().name) ? pair.owner().name : followed.toString();
        String id = key + " " + pair.writer().id() + " " + pair.reader().id();
        if (!done.add(id)) {
            return null;
        }
        List<ClassNode> classes = hierarchy.chain(pair.owner());
        if (refuses(writer) || refuses(reader)) {
            // Methods that always throw say that the class is not for writing or reading; unless they refuse the
            // object.
            boolean reads = Nodes.moves(reader.nodes()) && !Nodes.fails(reader.nodes());
            boolean refuses = !pair.copies() && reads && refusesAll(pair.writer());
            return refuses
                    ? followed(pair, writer, reader, alignment.throwing(pair, writer, reader), classes, hierarchy)
                    : null;
        }
        if (!Nodes.moves(writer.nodes()) && !Nodes.moves(reader.nodes())) {
            return null;
        }
        Grammar written = arrays ? writer : writer.of(output);
        Grammar read = arrays ? reader : reader.of(input);
        if (Convention.has(pair.kind()) && !Evidence.isPair(written, read)) {
            return null;
        }
        Method sizer = Pairs.sizer(pair);
        Grammar size = sizer == null ? null : grammars.of(sizer, pair.owner().name);
        List<Grammar> copies = pair.copies()
                ? List.of()
                : Pairs.makers(pair).stream()
                        .map(maker -> grammars.of(maker, pair.owner().name))
                        .toList();
        Grammar copied = pair.copies() ? reader.of(grammars.port(pair.reader(), true)) : null;
        Alignment.Aligned aligned = alignment.of(pair, written, read, size, copies, copied);
        return followed(pair, written, read, aligned, classes, hierarchy);
    }

    private static FollowedPair followed(
            Pair pair,
            Grammar written,
            Grammar read,
            Alignment.Aligned aligned,
            List<ClassNode> classes,
            Hierarchy hierarchy) {
        return new FollowedPair(
                pair, written, read, aligned.result(), aligned.met(), classes, FieldEnums.of(classes, hierarchy));
    }

    /** Whether the only exceptions that a method creates are of those that refuse an argument. */
    private static boolean refusesAll(Method method) {
        boolean refuses = false;
        for (AbstractInsnNode node : method.node().instructions) {
            if (node instanceof TypeInsnNode made
                    && made.getOpcode() == Opcodes.NEW
                    && made.desc.endsWith("Exception")) {
                if (!REFUSALS.contains(made.desc)) {
                    return false;
                }
                refuses = true;
            }
        }
        return refuses;
    }
}
