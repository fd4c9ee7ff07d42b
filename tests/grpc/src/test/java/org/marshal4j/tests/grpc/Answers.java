package org.marshal4j.tests.grpc;

import io.grpc.stub.StreamObserver;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** Collects the answers of a server. */
final class Answers<T> implements StreamObserver<T> {
    private final List<T> received = new ArrayList<>();
    private final CompletableFuture<List<T>> all = new CompletableFuture<>();

    @Override
    public synchronized void onNext(T answer) {
        received.add(answer);
    }

    @Override
    public void onError(Throwable failure) {
        all.completeExceptionally(failure);
    }

    @Override
    public synchronized void onCompleted() {
        all.complete(List.copyOf(received));
    }

    /** Returns all answers as soon as the server is done. */
    List<T> await() throws Exception {
        return all.get(30, TimeUnit.SECONDS);
    }
}
