package org.marshal4j.blackbox.kit;

import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import net.openhft.chronicle.core.io.InvalidMarshallableException;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.view.AtomicIntField;
import org.marshal4j.runtime.view.AtomicLongField;
import org.marshal4j.runtime.view.MessageView;

/**
 * Calls every method of a view, and of the views inside it. Whatever the bytes are, each method works or is refused as
 * documented.
 */
final class CalledView {
    private static final int ROUNDS = 2;
    private static final int DEEPEST = 2;

    /** The code for failures of code outside marshal4j. */
    private static final String OTHER = "MARSHAL299";

    private final MadeArguments arguments;
    private final AfterSetter afterSetter;
    private final List<Object> said = new ArrayList<>();
    private final int first;
    private boolean isChanging;
    private boolean sets;
    private int left;

    /**
     * Creates a series of calls.
     *
     * @param first where to begin among the methods
     * @param most the maximum number of calls: views that contain themselves would have any number
     */
    CalledView(MadeArguments arguments, int first, int most, AfterSetter afterSetter) {
        this.arguments = arguments;
        this.first = first;
        this.left = most;
        this.afterSetter = afterSetter;
    }

    /** Expects that another thread changes the bytes: what is wrong with them may have gone before it is looked for. */
    CalledView changing() {
        isChanging = true;
        return this;
    }

    /** Calls the methods that read. Returns what they said: values, or how they refused. */
    List<Object> read(MessageView<?, ?> view) {
        sets = false;
        say(outcome("size", false, view::size));
        say(outcome("hashCode", false, view::hashCode));
        say(outcome("copyTo", false, () -> view.copyTo(new byte[1 << 16], 0)));
        say(outcome("toObject", false, view::toObject));
        view.toString();
        calls(view, DEEPEST);
        return said;
    }

    /** Calls the methods that write. */
    void set(MessageView<?, ?> view) {
        sets = true;
        calls(view, DEEPEST);
    }

    private void calls(MessageView<?, ?> view, int depth) {
        GeneratedView type = GeneratedView.of(view);
        List<Method> methods = type.methods();
        for (int i = 0; i < methods.size(); i++) {
            Method method = methods.get(Math.floorMod(first + i, methods.size()));
            boolean isSetter = type.isSetter(method);
            boolean leadsOn = !isSetter && MessageView.class.isAssignableFrom(method.getReturnType());
            boolean isAtomic = method.getName().endsWith("Atomic");
            for (int round = 0; round < ROUNDS && left > 0; round++) {
                if (isSetter == sets || leadsOn || isAtomic) {
                    left--;
                    call(view, method, isSetter, round, depth);
                }
            }
        }
    }

    private void call(MessageView<?, ?> view, Method method, boolean isSetter, int round, int depth) {
        Object[] made = arguments.of(method, isSetter, round);
        boolean isByIndex = made.length > 0 && method.getParameterTypes()[0] == int.class;
        Object result = outcome(method, isByIndex, () -> ViewOf.call(method, view, made));
        if (isSetter) {
            afterSetter.check(method, result instanceof Refused);
        } else if (result instanceof MessageView<?, ?> inside && result != view) {
            if (depth > 0) {
                calls(inside, depth - 1);
            }
        } else if (result instanceof AtomicLongField field) {
            atomic(method, () -> sets ? field.addAndGet(3) : field.get());
        } else if (result instanceof AtomicIntField field) {
            atomic(method, () -> sets ? field.addAndGet(3) : field.get());
        } else if (!sets) {
            say(result);
            said.addAll(Stream.of(made).filter(StringBuilder.class::isInstance).toList());
        }
    }

    /** What it says depends on the address, so that it is not compared. */
    private void atomic(Method method, Supplier<?> access) {
        Object result = outcome(method, false, access);
        if (sets) {
            afterSetter.check(method, result instanceof Refused);
        }
    }

    private void say(Object result) {
        said.add(result instanceof Refused refused ? refused.how() : result);
    }

    private Object outcome(Object method, boolean isByIndex, Supplier<?> call) {
        try {
            return call.get();
        } catch (MarshalException e) {
            if (e.code().equals(OTHER) && !isChanging && !isOfTestedClass(e.getCause())) {
                throw new AssertionError(method.toString(), e);
            }
            return new Refused(e.code());
        } catch (InvalidMarshallableException e) {
            // A class that checks its objects has refused this one.
            return new Refused("invalid");
        } catch (IndexOutOfBoundsException e) {
            if (!isByIndex) {
                throw new AssertionError(method.toString(), e);
            }
            return new Refused("index");
        } catch (RuntimeException | Error e) {
            throw new AssertionError(method.toString(), e);
        }
    }

    /** Whether it was thrown by a constructor or other code of a class, and not by what was generated for it. */
    private static boolean isOfTestedClass(Throwable thrown) {
        return Stream.of(thrown.getStackTrace())
                .map(StackTraceElement::getClassName)
                .filter(name -> !name.startsWith("java."))
                .findFirst()
                .filter(name -> name.startsWith("org.marshal4j.blackbox.") && !name.matches(".*(Marshaller|View)"))
                .isPresent();
    }

    /**
     * What a method threw.
     *
     * @param how the code, or a word for other exceptions
     */
    private record Refused(String how) {}

    /** Looks at the memory of the message after each setter. */
    interface AfterSetter {
        void check(Method setter, boolean isRefused);
    }
}
