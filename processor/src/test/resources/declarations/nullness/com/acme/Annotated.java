package com.acme;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.marshal4j.Marshal;
import org.marshal4j.Required;

// com.acme.Annotated: 0161 0162 0101000000 0201638000 0100 010164010165 020166 010167 010300000080008000 00
@Marshal
public class Annotated implements AnnotatedMarshallable {
    @Nullable
    String a = "a";

    private @NonNull String b = "b";

    @Nullable
    Integer number = 1;

    List<@Nullable String> list = java.util.Arrays.asList("c", null);
    private @Nullable Part @NonNull [] parts = {null};

    @NonNull
    @Required
    Map<@NonNull String, @Nullable List<@NonNull String>> map = Map.of("d", List.of("e"));

    @Nullable
    Optional<@NonNull String> optional = Optional.of("f");

    java.util.@Nullable Set<@NonNull String> set = java.util.Set.of("g");

    @NonNull
    Part part = new Part(3);

    int @Nullable [] ints = {};

    static Annotated sample() {
        return new Annotated();
    }
}
