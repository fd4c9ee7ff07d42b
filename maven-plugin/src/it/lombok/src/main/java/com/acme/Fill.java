package com.acme;

import lombok.Builder;
import lombok.Value;
import org.marshal4j.Marshal;
import org.marshal4j.Required;

@Value
@Builder
@Marshal
public class Fill {
    @Required
    String venue;

    int size;
}
