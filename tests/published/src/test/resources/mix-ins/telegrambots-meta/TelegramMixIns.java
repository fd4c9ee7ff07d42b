package imported;

import java.io.File;
import java.io.InputStream;
import org.marshal4j.MarshalImport;
import org.marshal4j.Skip;
import org.telegram.telegrambots.meta.api.objects.InputFile;
import org.telegram.telegrambots.meta.api.objects.media.InputMedia;
import org.telegram.telegrambots.meta.api.objects.media.paid.InputPaidMedia;

/** Files that are still to be sent are on the disk of the sender. */
@MarshalImport(InputFile.class)
abstract class InputFileMixIn {
    @Skip File newMediaFile;
    @Skip InputStream newMediaStream;
}

@MarshalImport(value = InputMedia.class, reachableIn = "org.telegram.telegrambots.meta.api", families = true)
abstract class InputMediaMixIn {
    @Skip File newMediaFile;
    @Skip InputStream newMediaStream;
}

@MarshalImport(value = InputPaidMedia.class, reachableIn = "org.telegram.telegrambots.meta.api", families = true)
abstract class InputPaidMediaMixIn {
    @Skip File newMediaFile;
    @Skip InputStream newMediaStream;
}
