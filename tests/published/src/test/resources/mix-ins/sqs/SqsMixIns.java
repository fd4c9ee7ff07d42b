package imported;

import org.marshal4j.MarshalImport;
import org.marshal4j.Skip;
import software.amazon.awssdk.awscore.AwsRequest;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;
import software.amazon.awssdk.awscore.AwsResponse;
import software.amazon.awssdk.awscore.AwsResponseMetadata;
import software.amazon.awssdk.core.SdkResponse;
import software.amazon.awssdk.http.SdkHttpResponse;
import software.amazon.awssdk.services.sqs.model.SqsResponse;
import software.amazon.awssdk.services.sqs.model.SqsResponseMetadata;

/** Signers, plugins and the HTTP response, which no message can hold. */
@MarshalImport(AwsRequest.class)
abstract class AwsRequestMixIn {
    @Skip AwsRequestOverrideConfiguration requestOverrideConfig;
}

@MarshalImport(AwsResponse.class)
abstract class AwsResponseMixIn {
    @Skip AwsResponseMetadata responseMetadata;
}

@MarshalImport(SdkResponse.class)
abstract class SdkResponseMixIn {
    @Skip SdkHttpResponse sdkHttpResponse;
}

@MarshalImport(SqsResponse.class)
abstract class SqsResponseMixIn {
    @Skip SqsResponseMetadata responseMetadata;
}
