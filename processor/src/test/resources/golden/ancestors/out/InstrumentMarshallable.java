package com.acme;


/**
 * Makes {@link Instrument} one of Chronicle's DTOs, by its generated marshaller.
 */
@MarshalGenerated(
        version = "@version@"
)
public interface InstrumentMarshallable extends BytesMarshallable {
}
