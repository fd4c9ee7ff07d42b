package org.marshal4j.audit.mutation;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.marshal4j.audit.mutation.Mutants.Mutant;
import org.marshal4j.audit.pair.Convention;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;

/** A pair whose objects come back as they were, and its mutants whose objects do not. */
final class Subject {

    /** How many objects are tried, and how many of those that come back are enough. */
    private static final int TRIED = 24;

    private static final int SAMPLES = 6;

    private static final long MOST_NANOS = 1_000_000_000;

    private final PairGroup.Line pair;
    private final Trip trip;
    private final PublishedClasses.Jars jars;
    private final ScheduledExecutorService clock;
    private final Map<String, byte[]> originals = new LinkedHashMap<>();
    private final Map<Long, String> works = new TreeMap<>();
    private final List<Changed> mutants = new ArrayList<>();
    private final Set<String> before = new HashSet<>();
    private String why = "";

    /** A mutant of a class that has one of the methods. */
    record Changed(String type, Mutant mutant) {}

    /** Reads the classes of a pair. */
    Subject(PairGroup.Line pair, PublishedClasses.Jars jars, ScheduledExecutorService clock) throws IOException {
        this.pair = pair;
        this.trip = PublishedRoundTrip.trip(pair.kind());
        this.jars = jars;
        this.clock = clock;
        for (String type : List.of(pair.type(), trip.reading(pair))) {
            byte[] bytes = jars.bytes(type);
            if (bytes != null) {
                originals.put(type, bytes);
            }
        }
    }

    PairGroup.Line pair() {
        return pair;
    }

    /** The classes that have the methods, as they were published. */
    Map<String, byte[]> originals() {
        return originals;
    }

    List<Changed> mutants() {
        return mutants;
    }

    /** What is found in the classes as they were published. */
    Set<String> before() {
        return before;
    }

    /**
     * The pair as a user names it who is sure that it is one, if its methods are one by their names alone: of what is
     * only likely a pair, nothing is ever certain. Empty for others.
     */
    Optional<String> named() {
        return Convention.ALL.stream()
                .filter(convention -> convention.name().equals(pair.kind()))
                .map(convention -> "pair " + pair.type() + " " + method(pair.writer(), convention.outputs()) + " "
                        + method(pair.reader(), convention.inputs()))
                .findFirst();
    }

    private String method(String name, List<String> streams) {
        ClassNode node = new ClassNode();
        new ClassReader(originals.get(pair.type())).accept(node, ClassReader.SKIP_CODE);
        for (MethodNode method : node.methods) {
            List<String> types = Stream.of(Type.getArgumentTypes(method.desc))
                    .map(Type::getClassName)
                    .toList();
            boolean moves = streams.stream().anyMatch(stream -> types.contains(stream.replace('/', '.')));
            if (method.name.equals(name) && moves && (method.access & Opcodes.ACC_BRIDGE) == 0) {
                return name + "(" + String.join(",", types) + ")";
            }
        }
        return name;
    }

    /** Why there are no mutants: what became of an object. */
    String why() {
        return why;
    }

    /** Whether some objects come back. */
    boolean runs() {
        Map<Long, String> first = trips(pair.type(), originals.get(pair.type()), TRIED);
        Map<Long, String> second = trips(pair.type(), originals.get(pair.type()), TRIED);
        why = first.getOrDefault(1L, "endless");
        first.forEach((seed, text) -> {
            // What leaves bytes for somebody else to read is only a part of a pair.
            boolean same = text.endsWith(" 0") && !text.startsWith("failed") && text.equals(second.get(seed));
            if (same && works.size() < SAMPLES) {
                works.put(seed, text);
            }
        });
        return !works.isEmpty();
    }

    /** Makes the mutants with which one of the objects does not come back, and keeps some, evenly spread over all. */
    void mutate(int most) {
        List<Changed> broken = new ArrayList<>();
        originals.forEach((type, original) -> {
            ClassLoader classes = new PublishedClasses(jars, "", original);
            for (Mutation mutation : Mutation.values()) {
                for (Mutant mutant : Mutants.of(original, mutation, this::has, classes)) {
                    if (breaks(type, mutant)) {
                        broken.add(new Changed(type, mutant));
                    }
                }
            }
        });
        why = "no mutant breaks it";
        int kept = Math.min(most, broken.size());
        for (int i = 0; i < kept; i++) {
            mutants.add(broken.get((int) ((long) i * broken.size() / kept)));
        }
    }

    private boolean has(MethodNode method) {
        boolean reads = method.name.equals(pair.reader())
                && (!method.name.equals("<init>") || method.desc.matches(".*(Input\\w*;|Buffer;|BytesIn;|\\[B).*"));
        return reads
                || method.name.equals(pair.writer().equals("new") ? "<init>" : pair.writer())
                || trip.others().contains(method.name);
    }

    private boolean breaks(String type, Mutant mutant) {
        Map<Long, String> now = trips(type, mutant.bytes(), TRIED);
        return now.values().stream().noneMatch(text -> text.startsWith("refused"))
                && works.entrySet().stream()
                        .anyMatch(entry -> !entry.getValue().equals(now.getOrDefault(entry.getKey(), "endless")));
    }

    /** Interrupts this thread after it has computed for too long, however slow the machine is. */
    private ScheduledFuture<?> watch(AtomicBoolean endless) {
        Thread reads = Thread.currentThread();
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        long id = reads.getId();
        long cpu = threads.getThreadCpuTime(id);
        long start = System.nanoTime();
        Runnable check = () -> {
            boolean computes = threads.getThreadCpuTime(id) - cpu > MOST_NANOS;
            if (computes || System.nanoTime() - start > 20 * MOST_NANOS) {
                endless.set(true);
                reads.interrupt();
            }
        };
        return clock.scheduleAtFixedRate(check, 100, 100, TimeUnit.MILLISECONDS);
    }

    /** What becomes of each object: of all, or of those that come back; nothing if the JVM refuses the class. */
    private Map<Long, String> trips(String type, byte @Nullable [] bytes, int most) {
        Map<Long, String> texts = new HashMap<>();
        if (bytes == null) {
            return texts;
        }
        AtomicBoolean endless = new AtomicBoolean();
        ScheduledFuture<?> end = watch(endless);
        try {
            boolean original = bytes == originals.get(type);
            byte[] ending = original ? bytes : Mutants.endingBytes(bytes, new PublishedClasses(jars, "", bytes));
            ClassLoader classes = new PublishedClasses(jars, type, ending);
            classes.loadClass(type).getDeclaredMethods();
            PublishedRoundTrip round = new PublishedRoundTrip(
                    new Trip.Way(pair.kind(), classes.loadClass(pair.type()), pair.writer(), pair.reader()));
            for (long seed = 1; seed <= most && !endless.get(); seed++) {
                if (original || works.containsKey(seed)) {
                    texts.put(seed, round.of(seed));
                }
            }
        } catch (ClassNotFoundException | LinkageError e) {
            return Map.of(1L, "refused: " + e);
        } finally {
            end.cancel(false);
            Thread.interrupted();
        }
        return texts;
    }
}
