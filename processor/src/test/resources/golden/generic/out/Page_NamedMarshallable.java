package com.acme;

import org.marshal4j.runtime.generated.MarshalGenerated;

/**
 * Makes {@link Page.Named} one of Chronicle's DTOs, by its generated marshaller.
 */
@MarshalGenerated(
        version = "@version@"
)
public interface Page_NamedMarshallable extends PageMarshallable {
}
