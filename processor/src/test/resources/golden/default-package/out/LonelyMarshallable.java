
/**
 * Makes {@link Lonely} one of Chronicle's DTOs, by its generated marshaller.
 */
@MarshalGenerated(
        version = "@version@"
)
interface LonelyMarshallable extends BytesMarshallable {
    @Override
    default void writeMarshallable(BytesOut<?> out) {
        LonelyMarshaller.INSTANCE.write((Lonely) this, out);
    }

    // as in empty: readMarshallable
}
