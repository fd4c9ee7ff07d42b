
/**
 * Makes {@link Entity} one of Chronicle's DTOs, by its generated marshaller.
 */
@MarshalGenerated(
        version = "@version@"
)
interface EntityMarshallable extends BytesMarshallable {
}
